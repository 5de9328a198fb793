import { ArrowUp, SlidersHorizontal } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { BottomBar } from '../../../../design-system/actions/BottomBar/BottomBar.tsx';
import { formatEuro, formatPoints } from '../../../i18n/format.ts';
import {
  type CalculationAnswer,
  COMPETITOR,
  type ComparisonType,
  getGain,
} from '../../client/client.ts';
import { scrollToPart } from '../state/address.ts';
import { roundGain } from './verdict.ts';

type Part = RefObject<HTMLElement | null>;
type ScrollTarget = 'preferences' | 'results';

interface ScrollShortcutProps {
  answer: CalculationAnswer;
  comparisonType: ComparisonType;
  calculator: Part;
  verdict: Part;
  table: Part;
  forms: Part;
}

/**
 * Keeps the result in a phone's view and leads from the table to the forms and from there to the
 * verdict, as long as it floats over the calculator.
 */
export function ScrollShortcut(props: ScrollShortcutProps) {
  const { answer, comparisonType, calculator, verdict, table, forms } = props;
  const intl = useIntl();
  const isHere = useInView(calculator, FOOT_OF_SCREEN);
  const inView = { table: useInView(table), forms: useInView(forms) };
  const isTyping = useKeyboardOpen();
  const [before, setBefore] = useState<ScrollTarget>('preferences');
  const target = chooseTarget(before, inView);
  useEffect(() => setBefore(target), [target]);

  const part = { preferences: forms, results: verdict }[target];
  const gain = getGain(answer.calculationOutput, comparisonType);
  const { isLess, size } = roundGain(gain);
  const [payout] = answer.payouts;
  return (
    <BottomBar
      endIcon={target === 'preferences' ? SlidersHorizontal : ArrowUp}
      figure={intl.formatMessage(
        { id: 'comparison.calculator.verdict.points' },
        {
          isLess,
          size: formatPoints(size),
          points: formatPoints(gain, { signed: true }),
        },
      )}
      detail={
        payout &&
        [payout.net[COMPETITOR[comparisonType]], payout.net.pf]
          .map((euros) => formatEuro(euros))
          .join(' / ')
      }
      visible={isHere && !isTyping}
      onClick={() => scrollToPart(part.current, target)}
    >
      {intl.formatMessage({ id: `comparison.calculator.scrollTo.${target}` })}
    </BottomBar>
  );
}

/**
 * The results while the forms are in view, the preferences while only the table is, and the target
 * from before while neither is.
 */
export function chooseTarget(
  before: ScrollTarget,
  inView: { table: boolean; forms: boolean },
): ScrollTarget {
  if (inView.forms) return 'results';
  return inView.table ? 'preferences' : before;
}

/** Where the button floats: what follows the calculator must not come to lie below it. */
const FOOT_OF_SCREEN = '-88% 0px 0px';

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
