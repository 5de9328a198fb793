import { styled } from '@mui/material/styles';
import { Band } from '../../../design-system/page/Band/Band.tsx';
import { CheckList } from '../../../design-system/text/CheckList/CheckList.tsx';
import { useText } from '../../provider/useText.ts';
import type { SectionProps } from '../sections.ts';

/** The ground below the picture of the first view: what the visitor gets, at a glance. */
export function InfoPanel({ bullets }: SectionProps<'infoPanel'>) {
  const t = useText();
  return (
    <Ground>
      <Ridge viewBox="0 0 1440 64" preserveAspectRatio="none" aria-hidden>
        <path d="M0 64V40C200 12 420 0 640 16s480 44 800-8v56z" />
      </Ridge>
      <Band tone="deep" compact>
        <Points>
          <CheckList onDark layout="spread" items={bullets.map((bullet) => t(bullet))} />
        </Points>
      </Band>
    </Ground>
  );
}

const Ground = styled('div')({ position: 'relative' });

/** The nearest hill of the picture: it rises from this panel into the section above. */
const Ridge = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: '100%',
  inlineSize: '100%',
  blockSize: `calc(${theme.vars.size.ridge} / 2)`,
  fill: theme.vars.color.surface.deep,
  [theme.breakpoints.up('md')]: { blockSize: theme.vars.size.ridge },
}));

/** Clear of the banner's card, which hangs into this panel from `md` up. */
const Points = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBlockStart: theme.vars.space.l },
}));
