import { styled } from '@mui/material/styles';
import { type ComponentProps, Fragment, useId } from 'react';
import type { Hint } from '../../hint.ts';
import { visuallyHidden } from '../../styles/visually-hidden.ts';
import { RowHead } from '../shared/RowHead.tsx';
import { ROLES } from '../shared/roles.ts';
import { FoldRow } from './FoldRow.tsx';
import { tableStyles } from './table-styles.ts';
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

interface ComparisonTableProps extends ComponentProps<'div'> {
  caption: string;
  /** What the first column lists. */
  rowsLabel: string;
  comparableLabel: string;
  productLabel: string;
  /** Stands where a row has no value, e.g. `0,00 %`. */
  emptyText: string;
  /** Stands for rows of a group that are zero for both offers, e.g. `5 more, 0,00 % each`. */
  zerosText: (count: number) => string;
  rows: readonly ComparisonRow[];
}

/** Two offers side by side, cause by cause: ours is the lit column. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, rowsLabel, comparableLabel, productLabel, emptyText, zerosText, rows, ...rest } =
    props;
  const captionId = useId();
  return (
    <Frame {...rest}>
      <Table role="table" aria-labelledby={captionId}>
        <caption id={captionId}>{caption}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.columnHeader}>
              <ScreenReaderOnly>{rowsLabel}</ScreenReaderOnly>
            </th>
            <th {...ROLES.columnHeader} data-column="theirs">
              {comparableLabel}
            </th>
            <th {...ROLES.columnHeader} data-column="ours">
              {productLabel}
            </th>
          </tr>
        </thead>
        {groups(rows).map((group) => (
          <tbody {...ROLES.group} key={group[0]?.id}>
            {group.map((row) => {
              const { id, label, hint, kind, inset, gain, comparable, product } = row;
              const folded = foldedIn(group);
              return (
                <Fragment key={id}>
                  {row === folded[0] && <FoldRow>{zerosText(folded.length)}</FoldRow>}
                  <tr
                    {...ROLES.row}
                    data-kind={kind}
                    data-inset={inset || undefined}
                    data-gain={gain || undefined}
                    data-folded={folded.includes(row) || undefined}
                    data-last={id === rows.at(-1)?.id || undefined}
                  >
                    <RowHead
                      label={label}
                      hint={hint}
                      scope={kind === 'heading' ? 'rowgroup' : 'row'}
                    />
                    <ValueCell cell={comparable} emptyText={emptyText} />
                    <ValueCell cell={product} emptyText={emptyText} data-column="ours" />
                  </tr>
                </Fragment>
              );
            })}
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

/** Rows of a group that say nothing for either offer; one alone needs no line in its place. */
function foldedIn(group: readonly ComparisonRow[]): readonly ComparisonRow[] {
  const zeros = group.filter(
    ({ kind, inset, comparable, product }) =>
      kind === 'normal' && !inset && isZero(comparable) && isZero(product),
  );
  return zeros.length > 1 ? zeros : [];
}

function isZero(cell: Cell | undefined): boolean {
  return !cell || cell.trend === 'zero';
}

const Frame = styled('div')({ containerType: 'inline-size' });

const Table = styled('table')(({ theme }) => tableStyles(theme));

const ScreenReaderOnly = styled('span')(visuallyHidden);
