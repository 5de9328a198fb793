import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { NumberField } from '../../../site/sections/field.ts';
import { fieldName, useComposer, useProblem } from './composer-context.ts';
import type { ControlProps } from './FieldControl.tsx';

/** A number within the bounds and on the step of its field. */
export function NumberControl({ of, path, field, label, value }: ControlProps<NumberField>) {
  const { step: change } = useComposer();
  const name = fieldName(of, path);
  const problem = useProblem(name);
  const { min, max, step, unit, about } = field;
  const bounds = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}${step > 1 ? ` in steps of ${step}` : ''}`;
  return (
    <TextField
      type="number"
      size="small"
      fullWidth
      id={name}
      label={label}
      value={typeof value === 'number' ? value : ''}
      error={problem !== undefined}
      helperText={problem ?? [about, bounds].filter(Boolean).join(': ')}
      slotProps={{
        htmlInput: { min, max, step },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
      onChange={({ target }) => {
        const number = target.value === '' ? null : Number(target.value);
        change({ type: 'field', of, field: path, value: number });
      }}
    />
  );
}
