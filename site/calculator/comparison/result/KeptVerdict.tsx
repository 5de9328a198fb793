import styled from '@emotion/styled';
import { ArrowUp, SlidersHorizontal } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { BottomBar } from '../../../../design-system/actions/BottomBar/BottomBar.tsx';
import { ems } from '../../../../design-system/styles/lengths.ts';
import { scrollToPart } from '../state/address.ts';
import { VerdictBar } from './VerdictBar/VerdictBar.tsx';
import { type Result, writeVerdict } from './verdict-texts.ts';

type Part = RefObject<HTMLElement | null>;
type ScrollTarget = 'preferences' | 'results';

interface KeptVerdictProps extends Result {
  calculator: Part;
  verdict: Part;
  /** What stands below the verdict. */
  figures: Part;
  forms: Part;
}

/**
 * Keeps the verdict in view once its card has left the screen: on a wide one as a bar over its figures,
 * on a phone as one along the foot, which leads from the figures to the forms and from there to the card.
 */
export function KeptVerdict({ calculator, verdict, figures, forms, ...result }: KeptVerdictProps) {
  const intl = useIntl();
  const isHere = useInView(calculator, FOOT_OF_SCREEN);
  const isVerdictAhead = useInView(verdict, FROM_HERE_ON);
  const inView = { figures: useInView(figures), forms: useInView(forms, ABOVE_THE_FOOT) };
  const isTyping = useKeyboardOpen();
  const [before, setBefore] = useState<ScrollTarget>('preferences');
  const target = chooseTarget(before, inView);
  useEffect(() => setBefore(target), [target]);

  const part = { preferences: forms, results: verdict }[target];
  const isVisible = isHere && !isVerdictAhead && !isTyping;
  const { sentence, brief, amounts, detail } = writeVerdict(result, intl);
  return (
    <>
      <Sticky title={sentence} detail={detail} visible={isVisible} />
      <Foot
        endIcon={target === 'preferences' ? SlidersHorizontal : ArrowUp}
        figure={brief}
        details={amounts}
        visible={isVisible}
        onClick={() => scrollToPart(part.current, target)}
      >
        {intl.formatMessage({ id: `comparison.calculator.scrollTo.${target}` })}
      </Foot>
    </>
  );
}

const Sticky = styled(VerdictBar)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    [theme.breakpoints.up('sm').replace('width', 'height')]: {
      // It lies over the results and takes no room of its own: nothing moves when it comes or goes.
      display: 'grid',
      gridArea: 'results',
      alignSelf: 'start',
      position: 'sticky',
      zIndex: 1,
      insetBlockStart: theme.vars.size.header,
      marginInline: `calc(-1 * ${theme.vars.space.s})`,
    },
  },
}));

/** Under a strong zoom it would take half of what there is to read. */
const Foot = styled(BottomBar)({
  [`@media (height < ${ems(20)})`]: { display: 'none' },
});

/**
 * The results while the forms are in view, the preferences while only the figures are, and the target
 * from before while neither is.
 */
export function chooseTarget(
  before: ScrollTarget,
  inView: { figures: boolean; forms: boolean },
): ScrollTarget {
  if (inView.forms) return 'results';
  return inView.figures ? 'preferences' : before;
}

/** Where the button floats: what follows the calculator must not come to lie below it. */
const FOOT_OF_SCREEN = '-88% 0px 0px';

/** Forms whose first line shows at the foot are not what somebody looks at: a tap still leads to them. */
const ABOVE_THE_FOOT = '0px 0px -40%';

/** The screen and all that is further down the page: a verdict that is still to come needs no other. */
const FROM_HERE_ON = '0px 0px 100000%';

/**
 * Whether any part of an element is on the screen.
 * @param margin makes the part of the screen that counts smaller, as a CSS `rootMargin` does
 */
function useInView(ref: Part, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isInView;
}

/** Whether an on-screen keyboard covers part of the page. */
function useKeyboardOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Times its scale, because zooming in makes the visual viewport smaller as well.
      setOpen(viewport.height * viewport.scale < window.innerHeight * KEYBOARD_LEAVES);
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return isOpen;
}

/** An on-screen keyboard leaves less than this share of the window; a browser's own bars leave more. */
const KEYBOARD_LEAVES = 0.75;
