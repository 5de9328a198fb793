import { styled, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ems } from '../../lengths.ts';
import { rule } from '../../styles/rule.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { ColumnHeads } from '../shared/ColumnHeads.tsx';
import { barShares } from './shares.ts';

/** One amount of several that are compared. */
export interface Bar {
  label: string;
  /** A few quiet words below the label. */
  note?: string;
  value: number;
  /** The formatted amount. */
  text: string;
  /** The one that the others are compared with. */
  isMain?: boolean;
}

interface BarTableProps extends ComponentProps<'div'> {
  /** What the table shows. */
  caption: string;
  /** The heads of its two columns. */
  heads: readonly [item: string, amount: string];
  /** The heads are seen and the caption is only heard, instead of the other way round. */
  showsHeads?: boolean;
  bars: readonly Bar[];
  /** What would fill the whole width, drawn behind every bar; left out, the largest amount fills it. */
  whole?: number;
}

/** Amounts compared at a glance. The chart is a table: each row says its amount and draws it. */
export function BarTable({ caption, heads, showsHeads, bars, whole, ...rest }: BarTableProps) {
  const shares = barShares(bars, whole);
  return (
    <Frame {...rest}>
      <Table
        data-heads={showsHeads || undefined}
        data-notes={bars.some(({ note }) => note) || undefined}
        data-whole={whole !== undefined || undefined}
      >
        <caption>{caption}</caption>
        <ColumnHeads heads={heads} />
        <tbody>
          {bars.map(({ label, note, text, isMain }, at) => (
            <tr key={label} data-main={isMain || undefined} style={{ '--share': shares[at] }}>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** What decides whether a bar has room beside its words. */
const Frame = styled('div')({ containerType: 'inline-size' });

/** Where it has none, at large text sizes or on a phone beside notes, it is drawn below them. */
const TIGHT = `@container (max-inline-size: ${ems(16)})`;
const TIGHT_FOR_NOTES = `@container (max-inline-size: ${ems(24)})`;

/** Room for an amount behind the longest bar. */
const AMOUNT = ems(5);

const Table = styled('table')(({ theme }) => {
  const { color, radius, border, space } = theme.vars;
  const drawn = {
    content: '""',
    position: 'absolute',
    insetInlineStart: space.s,
    insetBlock: 0,
    marginBlock: 'auto',
    blockSize: ems(0.8),
    borderStartEndRadius: radius.small,
    borderEndEndRadius: radius.small,
    printColorAdjust: 'exact',
  } as const;
  const longest = `100% - ${space.s} - ${AMOUNT}`;
  return {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    hyphens: 'auto',
    '--bar': color.chart.layerDeep,
    '--rail': color.chart.layerTop,
    '& > caption': {
      ...theme.typography.label,
      textAlign: 'start',
      textWrap: 'pretty',
      paddingBlockEnd: space.xs,
    },
    '&:not([data-heads]) > thead, &[data-heads] > caption': visuallyHidden,
    '& > thead': { ...theme.typography.note, color: color.text.secondary },
    '& th': { textAlign: 'start', fontWeight: 'inherit', overflowWrap: 'anywhere' },
    '& > thead th': { verticalAlign: 'bottom' },
    '& tr > *': { padding: `${space.xs} 0` },
    '& > thead th + th, & td': { textAlign: 'end', paddingInlineStart: space.s },
    '& > tbody > tr': {
      position: 'relative',
      borderBlockStart: rule(theme),
      breakInside: 'avoid',
    },
    '& > tbody > [data-main]': {
      '--bar': color.action.main,
      fontWeight: theme.typography.label.fontWeight,
    },
    '& small': { ...theme.typography.note, display: 'block', color: color.text.secondary },
    '& td': { position: 'relative', inlineSize: '60%', whiteSpace: 'nowrap' },
    '& td::after': {
      ...drawn,
      inlineSize: `calc(var(--share) * (${longest}))`,
      // However small, an amount is seen; none is not.
      minInlineSize: `min(var(--share) * 100%, ${border.strong})`,
      backgroundColor: 'var(--bar)',
    },
    '&[data-whole] td::before': {
      ...drawn,
      inlineSize: `calc(${longest})`,
      backgroundColor: 'var(--rail)',
    },
    [TIGHT]: below(theme),
    [TIGHT_FOR_NOTES]: { '&[data-notes]': below(theme) },
    '@media (prefers-contrast: more)': {
      '&, & > tbody > [data-main]': { '--bar': color.text.primary },
      '&[data-whole] td::before': { border: rule(theme) },
    },
    '@media (forced-colors: active)': {
      '& td::after': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      '&[data-whole] td::before': { border: rule(theme) },
    },
  };
});

/** Every bar below its words, as wide as the row. */
function below({ vars: { space, size } }: Theme) {
  return {
    '& > tbody > tr > *': { paddingBlockEnd: space.l, verticalAlign: 'bottom' },
    '& td': { position: 'static', inlineSize: 'auto' },
    '& td::after, &[data-whole] td::before': {
      insetInlineStart: 0,
      insetBlock: `auto ${space.xs}`,
      blockSize: size.bar,
    },
    '& td::after': { inlineSize: 'calc(var(--share) * 100%)' },
    '&[data-whole] td::before': { inlineSize: '100%' },
  } as const;
}
