import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { touchTarget } from '../../styles/touch-target.ts';
import { ROLES } from '../shared/roles.ts';

/**
 * A line in place of the rows marked `data-folded` in its table body. They stay rows of the table
 * that styles show while the line is open, so that it works without script.
 */
export function FoldRow({ children }: { children: string }) {
  return (
    <tr {...ROLES.row} data-kind="fold">
      <td {...ROLES.cell} colSpan={2}>
        <Fold aria-label={children}>
          <summary>
            {children}
            <Icon icon={ChevronDown} />
          </summary>
        </Fold>
      </td>
      <td {...ROLES.cell} data-column="ours" />
    </tr>
  );
}

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.note,
    ...touchTarget(theme),
    gap: theme.vars.space.xs,
    cursor: 'pointer',
    whiteSpace: 'normal',
  },
  '&[open] > summary > svg': { rotate: '180deg' },
}));
