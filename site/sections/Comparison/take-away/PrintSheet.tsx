import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { rule } from '../../../../design-system/styles/rule.ts';
import { Text } from '../../../../design-system/Text/Text.tsx';
import { formatNumber } from '../../../format.ts';
import type { Cell, TakeAwayTable } from './tables.ts';

interface PrintSheetProps {
  title: string;
  /** What the tables must not be taken for. */
  note: string;
  tables: readonly TakeAwayTable[];
}

/** What is printed instead of the page: it stands beside it and is not seen on a screen. */
export function PrintSheet({ title, note, tables }: PrintSheetProps) {
  return createPortal(
    <Sheet data-print-sheet="">
      <GlobalStyles
        styles={{ '@media print': { 'body > :not([data-print-sheet])': { display: 'none' } } }}
      />
      <Text variant="title" as="h1">
        {title}
      </Text>
      {tables.map(({ title: caption, heads, rows }) => (
        <Table key={caption}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = '', ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{written(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
      <Text variant="note">{note}</Text>
    </Sheet>,
    document.body,
  );
}

/** Rates have two decimals, whole numbers none. */
function written(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return formatNumber(cell, Number.isInteger(cell) ? 0 : 2);
}

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.l,
  '@media screen': { display: 'none' },
}));

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.note,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...theme.typography.subtitle, textAlign: 'start' },
  '& tr': { breakInside: 'avoid', borderBlockEnd: rule(theme) },
  '& th': { textAlign: 'start', fontWeight: 'inherit' },
  '& td, & thead th:not(:first-of-type)': { textAlign: 'end' },
}));
