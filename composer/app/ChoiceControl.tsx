import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ChoiceField, labelOf } from '../../site/sections/field.ts';
import { useComposer } from './composer-context.ts';
import { type ControlProps, useControl } from './control.ts';

interface ChoiceControlProps extends ControlProps<ChoiceField> {
  /** Values that are chosen elsewhere in the same list. */
  taken?: readonly unknown[];
}

/** One value of a table. */
export function ChoiceControl({ of, path, field, label, value, taken = [] }: ChoiceControlProps) {
  const { dispatch } = useComposer();
  return (
    <TextField
      {...useControl({ of, path, label }, field.about)}
      select
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => dispatch({ type: 'field', of, field: path, value: target.value })}
    >
      {field.values
        .filter((known) => known === value || !taken.includes(known))
        .map((known) => (
          <MenuItem key={known} value={known}>
            {labelOf(known)}
          </MenuItem>
        ))}
    </TextField>
  );
}
