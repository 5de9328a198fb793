import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import type { Hint } from '../../hint.ts';
import { ROLES } from './roles.ts';

interface RowHeadProps {
  label: string;
  hint?: Hint | undefined;
  /** What it is the head of. */
  scope?: 'row' | 'rowgroup';
}

/** The head of a table's row, named by its words alone, without the name of the hint's button. */
export function RowHead({ label, hint, scope = 'row' }: RowHeadProps) {
  return (
    <th {...ROLES.rowHeader} scope={scope} aria-label={hint && label}>
      {label}
      {hint && <Tooltip label={hint.label}>{hint.text}</Tooltip>}
    </th>
  );
}
