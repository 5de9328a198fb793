import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ems } from '../../styles/lengths.ts';
import { styleByValue } from '../../styles/style-by-value.ts';
import { Text } from '../../text/Text/Text.tsx';
import type { Verdict } from '../SummaryCard/SummaryCard.tsx';

interface VerdictBarProps extends ComponentProps<'div'> {
  /** Colours the bar; the title says it. */
  verdict: Verdict;
  /** The result in a few words, e.g. `It depends on the assumptions`. */
  title: string;
  /** What each way leaves. */
  amounts?: readonly Amount[] | undefined;
  /** The result under every set of assumptions. */
  alternatives?: { label: string; results: readonly Alternative[] } | undefined;
}

interface Amount {
  /** Whose it is, and when. */
  label: string;
  text: string;
  /** The same in another measure, e.g. `335.552 € today`. */
  note: string;
}

interface Alternative {
  label: string;
  /** A difference with its sign. */
  text: string;
  /** It is the one that the verdict is about. */
  shown?: boolean;
}

/** The answer of a comparison at a glance: who is ahead, what each leaves, and how firm that is. */
export function VerdictBar({ verdict, title, amounts, alternatives, ...rest }: VerdictBarProps) {
  return (
    <Root {...rest}>
      <Bar data-verdict={verdict}>
        <Text variant="subtitle" component="h3">
          {title}
        </Text>
        {amounts && (
          <Amounts>
            {amounts.map(({ label, text, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{text}</b> <span>{note}</span>
                </dd>
              </div>
            ))}
          </Amounts>
        )}
        {alternatives && (
          <Alternatives>
            <Text variant="note" component="h4">
              {alternatives.label}
            </Text>
            <dl>
              {alternatives.results.map(({ label, text, shown }) => (
                <div key={label} aria-current={shown || undefined}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Alternatives>
        )}
      </Bar>
    </Root>
  );
}

/** The bar asks how wide it is, not how wide the screen is. */
const Root = styled('div')({ containerType: 'inline-size' });

/** As soon as the title fits beside two amounts, and four alternatives into a row. */
const WIDE = `@container (min-inline-size: ${ems(34)})`;
const WIDEST = `@container (min-inline-size: ${ems(36)})`;

const Bar = styled('div')(({ theme }) => {
  const { color, border, radius, space } = theme.vars;
  return {
    display: 'grid',
    gap: space.xs,
    padding: space.s,
    border: `${border.strong} solid`,
    borderRadius: radius.large,
    backgroundColor: color.surface.raised,
    color: color.text.primary,
    ...styleByValue<Verdict>('verdict', {
      saves: { borderColor: color.action.main },
      costsMore: { borderColor: color.signal.loss },
      depends: { borderColor: color.line.control },
    }),
    [WIDE]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: space.l,
      paddingInline: space.m,
    },
  };
});

const Amounts = styled('dl')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  '& b': { ...theme.typography.label, display: 'block' },
}));

/** In pairs on a phone, in one row where there is room. */
const Alternatives = styled('div')(({ theme }) => ({
  ...theme.typography.note,
  display: 'grid',
  gap: theme.vars.space.xxs,
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.vars.space.xs,
  },
  '& > dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    columnGap: theme.vars.space.xs,
    paddingInline: theme.vars.space.xs,
    border: `${theme.vars.border.thin} solid ${theme.vars.color.line.soft}`,
    borderRadius: theme.vars.radius.small,
    '&[aria-current="true"]': {
      borderColor: theme.vars.color.action.main,
      backgroundColor: theme.vars.color.surface.mist,
    },
  },
  // A long label breaks before it pushes its result onto a line of its own.
  '& dt': { inlineSize: 'min-content', flexGrow: 1 },
  '& dd': { fontWeight: theme.typography.label.fontWeight, fontVariantNumeric: 'tabular-nums' },
  [WIDE]: { gridColumn: '1 / -1' },
  [WIDEST]: {
    '& > dl': { gridTemplateColumns: 'repeat(4, auto)' },
    '& dt': { inlineSize: 'auto' },
  },
}));
