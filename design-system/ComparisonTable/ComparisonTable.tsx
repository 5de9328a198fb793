import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Hint } from '../hint.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { visuallyHidden } from '../visually-hidden.ts';
import { type Cell, ValueCell } from './ValueCell.tsx';

export interface ComparisonRow {
  id: string;
  label: string;
  hint?: Hint;
  /** `heading` opens a group and carries its sum, `main` sums the `inset` rows below it. */
  kind: 'heading' | 'main' | 'normal' | 'summary';
  /** Set back: a part of the main row above. */
  inset?: boolean;
  /** Our own value is in the saver's favour. */
  gain?: boolean;
  comparable: Cell | undefined;
  product: Cell | undefined;
}

interface ComparisonTableProps {
  caption: string;
  /** What the first column lists. */
  rowsLabel: string;
  comparableLabel: string;
  productLabel: string;
  /** Stands where a row has no value, e.g. `0,00 %`. */
  emptyText: string;
  rows: readonly ComparisonRow[];
}

/** Two offers side by side, cause by cause: ours is the lit column. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, rowsLabel, comparableLabel, productLabel, emptyText, rows } = props;
  const captionId = useId();
  return (
    <Frame>
      <Table aria-labelledby={captionId}>
        <caption id={captionId}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Heard>{rowsLabel}</Heard>
            </th>
            <th scope="col">{comparableLabel}</th>
            <th scope="col">{productLabel}</th>
          </tr>
        </thead>
        {groups(rows).map((group) => (
          <tbody key={group[0]?.id}>
            {group.map(({ id, label, hint, kind, inset, gain, comparable, product }) => (
              <tr
                key={id}
                data-kind={kind}
                data-inset={inset || undefined}
                data-gain={gain || undefined}
              >
                <th scope={kind === 'heading' ? 'rowgroup' : 'row'}>
                  {label}
                  {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
                </th>
                <ValueCell cell={comparable} emptyText={emptyText} />
                <ValueCell cell={product} emptyText={emptyText} />
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Frame>
  );
}

/** A heading and the summary each begin a table body of their own. */
function groups(rows: readonly ComparisonRow[]): ComparisonRow[][] {
  const bodies: ComparisonRow[][] = [];
  for (const row of rows) {
    const begins = row.kind === 'heading' || row.kind === 'summary' || bodies.length === 0;
    if (begins) bodies.push([row]);
    else bodies.at(-1)?.push(row);
  }
  return bodies;
}

const Frame = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')(({ theme }) => {
  const { color, border, radius } = theme.vars;
  // The same width as all others, so that the decimals stand in one line.
  const strongFigures = { fontWeight: theme.typography.label.fontWeight };
  const rule = `${border.thin} solid ${color.line.soft}`;
  return {
    position: 'relative',
    tableLayout: 'fixed',
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& > caption': {
      ...theme.typography.note,
      color: color.text.subtle,
      textAlign: 'start',
      paddingBlockEnd: theme.spacing(2),
    },
    '& th': { textAlign: 'start', fontWeight: 'inherit', hyphens: 'auto' },
    '& th, & td': {
      paddingBlock: theme.spacing(1),
      paddingInline: theme.spacing(0.5),
      blockSize: theme.vars.size.touch,
      verticalAlign: 'middle',
    },
    '& thead th': {
      ...theme.typography.label,
      verticalAlign: 'bottom',
    },
    '& thead th:not(:first-of-type), & td': { textAlign: 'end', inlineSize: '5.75em' },
    '& thead th:last-of-type, & td:last-of-type': { backgroundColor: color.surface.raised },
    '& thead th:last-of-type': { borderRadius: `${radius.medium} ${radius.medium} 0 0` },
    '& tbody:last-of-type tr:last-of-type td:last-of-type': {
      borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
    },
    '& tbody tr > *': { borderBlockStart: rule },
    '& tr[data-kind="heading"]': {
      '& > th': theme.typography.subtitle,
      '& > td': strongFigures,
      '& > *': {
        paddingBlock: theme.spacing(3, 1.5),
        borderBlockStartWidth: border.strong,
        borderBlockStartColor: color.action.main,
      },
    },
    '& tr[data-kind="main"]': {
      '& > th': theme.typography.label,
      '& > td': strongFigures,
    },
    '& tr[data-inset] > th': {
      ...theme.typography.note,
      paddingInlineStart: theme.spacing(2),
      color: color.text.secondary,
    },
    '& tr[data-kind="summary"]': {
      ...theme.typography.lead,
      ...strongFigures,
      '& > *': {
        paddingBlock: theme.spacing(2.5),
        borderBlockStartWidth: border.strong,
        borderBlockStartColor: color.action.main,
      },
    },
    '& tr[data-gain] > td:last-of-type': { backgroundColor: color.signal.gainSoft },
    [theme.breakpoints.up('sm')]: {
      '& thead th:not(:first-of-type), & td': {
        inlineSize: '9.5em',
        paddingInline: theme.spacing(2),
      },
      '& tr[data-inset] > th': { paddingInlineStart: theme.spacing(3) },
    },
  };
});

const Heard = styled('span')(visuallyHidden);
