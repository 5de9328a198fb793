import { styled } from '@mui/material/styles';
import { Disclosure } from '../../disclosure/Disclosure/Disclosure.tsx';
import { STACKED } from './roles.ts';
import type { TableColumn } from './types.ts';

interface CollapsedRowsProps {
  columns: readonly TableColumn[];
  children: string;
}

/**
 * A line in place of the rows marked `data-collapsed` in its table body. They stay rows of the table
 * that styles show while the line is open, so that it works without script.
 */
export function CollapsedRows({ columns, children }: CollapsedRowsProps) {
  return (
    <tr {...STACKED.row} data-disclosure="">
      <td {...STACKED.cell} colSpan={columns.length}>
        <Line variant="inline" summary={children} />
      </td>
      <td {...STACKED.cell} data-highlighted={columns.at(-1)?.highlighted} />
    </tr>
  );
}

const Line = styled(Disclosure)(({ theme }) => ({
  '& > summary': {
    ...theme.typography.note,
    inlineSize: 'auto',
    color: 'inherit',
    whiteSpace: 'normal',
  },
}));
