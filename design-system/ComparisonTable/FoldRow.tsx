import { styled } from '@mui/material/styles';
import { ROLES } from './roles.ts';

/**
 * A line in place of the rows marked `data-folded` in its table body. They stay rows of the table
 * that styles show while the line is open, so that it works without script.
 */
export function FoldRow({ children }: { children: string }) {
  return (
    <tr {...ROLES.row} data-kind="fold">
      <td {...ROLES.cell} colSpan={2}>
        <Fold aria-label={children}>
          <summary>{children}</summary>
        </Fold>
      </td>
      <td {...ROLES.cell} data-column="ours" />
    </tr>
  );
}

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.note,
    minBlockSize: theme.vars.size.touch,
    alignContent: 'center',
    cursor: 'pointer',
    whiteSpace: 'normal',
  },
}));
