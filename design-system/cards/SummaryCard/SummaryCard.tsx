import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { Equal, type IconNode, TrendingDown, TrendingUp } from 'lucide';
import type { ComponentProps } from 'react';
import { useSettled } from '../../behaviour/useSettled.ts';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { styleByValue } from '../../styles/style-by-value.ts';
import { transition } from '../../styles/transition.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { Text } from '../../text/Text/Text.tsx';
import { useAnimatedNumber } from './useAnimatedNumber.ts';

/** `depends`: no winner can be named. */
export type Verdict = 'saves' | 'costsMore' | 'depends';

interface SummaryCardProps extends ComponentProps<'div'> {
  /** Chooses the icon and the colour; the title says it. */
  verdict: Verdict;
  /** The meaning of the figure, e.g. `You keep more than by investing directly`. */
  title: string;
  /** How exact the figure is, e.g. `about`. */
  about?: string;
  /** The size of the difference; it counts to its new value. */
  amount: number;
  /** Writes the figure, also while it counts. */
  formatAmount: (amount: number) => string;
  /** Unit of the figure, e.g. `a year`. */
  unit: string;
  /** Paragraphs below the figure. */
  lines: readonly string[];
  /** Names the bars, e.g. `Costs and taxes a year`. */
  costsLabel: string;
  /** One bar for each way. */
  costs: readonly Cost[];
  /** A new result is on its way. */
  loading?: boolean;
}

export interface Cost {
  label: string;
  /** Only its size counts: it is drawn to scale. */
  value: number;
  /** Without a minus sign: a cost says already that it is taken away. */
  text: string;
  /** The one that the others are compared with. */
  highlighted?: boolean;
}

/** The verdict of a comparison. It says «costs more» in the same size as it would have said «saves». */
export function SummaryCard(props: SummaryCardProps) {
  const { verdict, title, about, amount, formatAmount, unit, lines, loading, ...others } = props;
  const { costsLabel, costs, ...rest } = others;
  const shown = useAnimatedNumber(amount);
  // The card follows a slider; only what it comes to rest at is announced.
  const figure = [about, formatAmount(amount), unit].filter(Boolean).join(' ');
  const announced = useSettled([`${title}: ${figure}.`, ...lines].join(' '));
  const longest = Math.max(...costs.map(({ value }) => Math.abs(value)));
  return (
    <Root {...rest}>
      <Result variant="plain" data-verdict={verdict}>
        <Words aria-busy={loading}>
          <Text variant="subtitle">{title}</Text>
          <Figure data-part="figure">
            <VerdictIcon icon={ICONS[verdict]} fontSize="large" />
            {about && <Text component="span">{about}</Text>}
            <Text variant="figure" component="span">
              <span aria-hidden>{formatAmount(shown)}</span>
              <Spoken>{formatAmount(amount)}</Spoken>
            </Text>
            <Text component="span">{unit}</Text>
          </Figure>
          <Lines>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Lines>
        </Words>
        <Spoken role="status">{announced}</Spoken>
        <Costs>
          <Text variant="label" component="h4">
            {costsLabel}
          </Text>
          <dl>
            {costs.map(({ label, value, text: cost, highlighted }) => (
              <Row
                key={label}
                data-highlighted={highlighted}
                style={{ '--share': `${100 * (Math.abs(value) / longest || 0)}%` }}
              >
                <dt>{label}</dt>
                <dd>{cost}</dd>
              </Row>
            ))}
          </dl>
        </Costs>
      </Result>
    </Root>
  );
}

const ICONS: Record<Verdict, IconNode> = {
  saves: TrendingUp,
  costsMore: TrendingDown,
  depends: Equal,
};

/** The card asks how wide it is, not how wide the screen is. */
const Root = styled('div')({ containerType: 'inline-size' });

const Result = styled(Card)(({ theme }) => {
  const { color, border, radius } = theme.vars;
  const onLight = {
    backgroundColor: color.surface.raised,
    color: color.text.primary,
    '--figure': color.text.primary,
    '--highlighted': color.action.main,
    '--other': color.line.control,
  };
  return {
    position: 'relative',
    display: 'grid',
    gap: theme.vars.space.m,
    padding: theme.vars.space.m,
    border: `${border.strong} solid transparent`,
    borderRadius: radius.large,
    ...styleByValue<Verdict>('verdict', {
      saves: {
        backgroundColor: color.surface.deep,
        color: color.text.onDeep,
        '--figure': color.action.glow,
        '--highlighted': color.action.glow,
        '--other': color.text.onDeepSoft,
        // A dark ground would waste ink.
        '@media print': { ...onLight, borderColor: color.action.main },
      },
      costsMore: { ...onLight, borderColor: color.signal.loss, '--figure': color.signal.loss },
      depends: { ...onLight, borderColor: color.line.control },
    }),
    [theme.containerQueries.up('phone')]: { padding: theme.vars.space.l },
    [theme.containerQueries.up('sm')]: {
      // The bars stand beside the figure, between the title and the lines.
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'repeat(3, auto)',
      columnGap: theme.vars.space.xl,
    },
  };
});

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.s,
  [theme.containerQueries.up('sm')]: {
    gridArea: '1 / 1 / span 3 / span 2',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    '& > :not([data-part="figure"])': { gridColumn: '1 / -1' },
  },
}));

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  display: 'grid',
  gap: theme.vars.space.xs,
}));

const Figure = styled('p')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.vars.space.s,
  color: 'var(--figure)',
  fontVariantNumeric: 'tabular-nums',
}));

const VerdictIcon = styled(Icon)({ alignSelf: 'center' });

const Costs = styled('div')(({ theme }) => ({
  [theme.containerQueries.up('sm')]: { gridArea: '2 / 2' },
  display: 'grid',
  gap: theme.vars.space.s,
  '& > dl': { display: 'grid', gap: theme.vars.space.s },
}));

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${theme.vars.space.xxs} ${theme.vars.space.m}`,
  '--bar': 'var(--other)',
  '&[data-highlighted]': { '--bar': 'var(--highlighted)' },
  '& > dd': {
    ...theme.typography.label,
    fontVariantNumeric: 'tabular-nums',
  },
  // The cost drawn to scale; the number above it says the same.
  '&::after': {
    content: '""',
    gridColumn: '1 / -1',
    // How long the bar gets, as a share of its row.
    inlineSize: 'var(--share)',
    blockSize: theme.vars.size.bar,
    borderRadius: theme.vars.radius.round,
    backgroundColor: 'var(--bar)',
    transition: transition(theme, 'inline-size', 'ease'),
  },
  '@media (forced-colors: active)': {
    '&::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
}));

const Spoken = styled('span')(visuallyHidden);
