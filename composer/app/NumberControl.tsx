import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { NumberField } from '../../site/sections/field.ts';
import { useComposer } from './composer-context.ts';
import { type ControlProps, useControl } from './control.ts';

/** A number within the bounds and on the step of its field. */
export function NumberControl({ of, path, field, label, value }: ControlProps<NumberField>) {
  const { dispatch } = useComposer();
  const { min, max, step, unit, about } = field;
  const bounds = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}${step > 1 ? ` in steps of ${step}` : ''}`;
  return (
    <TextField
      {...useControl({ of, path, label }, [about, bounds].filter(Boolean).join(': '))}
      type="number"
      value={typeof value === 'number' ? value : ''}
      slotProps={{
        htmlInput: { min, max, dispatch },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
      onChange={({ target }) => {
        const number = target.value === '' ? null : Number(target.value);
        dispatch({ type: 'field', of, field: path, value: number });
      }}
    />
  );
}
