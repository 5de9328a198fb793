import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { touchTarget } from '../../styles/touch-target.ts';
import { ROLES } from './roles.ts';
import type { TableColumn } from './types.ts';

interface CollapsedRowsProps {
  columns: readonly TableColumn[];
  children: string | undefined;
}

/**
 * A line in place of the rows marked `data-collapsed` in its table body. They stay rows of the table
 * that styles show while the line is open, so that it works without script.
 */
export function CollapsedRows({ columns, children }: CollapsedRowsProps) {
  return (
    <tr {...ROLES.row} data-disclosure="">
      <td {...ROLES.cell} colSpan={columns.length}>
        <Details aria-label={children}>
          <summary>
            {children}
            <Icon icon={ChevronDown} />
          </summary>
        </Details>
      </td>
      <td {...ROLES.cell} data-highlighted={columns.at(-1)?.highlighted} />
    </tr>
  );
}

const Details = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.note,
    ...touchTarget(theme),
    gap: theme.vars.space.xs,
    cursor: 'pointer',
    whiteSpace: 'normal',
  },
  '&[open] > summary > svg': { rotate: '180deg' },
}));
