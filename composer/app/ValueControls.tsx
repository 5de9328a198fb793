import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  type ChoiceField,
  type FlagField,
  formatLabel,
  type NumberField,
} from '../../site/sections/field.ts';
import { type ControlProps, useField } from './control.ts';

/** One value of a table. */
export function ChoiceControl({ path, field, label, taken = [] }: ControlProps<ChoiceField>) {
  const { id, value, problem, setValue } = useField(path);
  const free = field.values.filter((known) => known === value || !taken.includes(known));
  return (
    <Select
      id={id}
      label={label}
      problem={problem}
      hint={field.about}
      value={typeof value === 'string' ? value : ''}
      options={free.map((known) => ({ value: known, label: formatLabel(known) }))}
      onChange={setValue}
    />
  );
}

/** A number within the bounds and on the step of its field. */
export function NumberControl({ path, field, label }: ControlProps<NumberField>) {
  const { id, value, problem, setValue } = useField(path);
  const { min, max, step, unit, about } = field;
  const bounds = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}${step > 1 ? ` in steps of ${step}` : ''}`;
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      fullWidth
      type="number"
      error={problem !== undefined}
      helperText={problem ?? [about, bounds].filter(Boolean).join(': ')}
      value={typeof value === 'number' ? value : ''}
      slotProps={{
        htmlInput: { min, max, step },
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
      }}
      onChange={({ target }) => setValue(target.value === '' ? null : Number(target.value))}
    />
  );
}

/** Yes or no. */
export function FlagControl({ path, field, label }: ControlProps<FlagField>) {
  const { id, value, setValue } = useField(path);
  return (
    <CheckboxControl
      id={id}
      label={field.about ?? label}
      checked={value === true}
      onChange={setValue}
    />
  );
}

/** Yes, no, or left out, which a section may read as something else than no. */
export function OptionalFlagControl({ path, field, label }: ControlProps<FlagField>) {
  const { id, value, problem, setValue } = useField(path);
  return (
    <Select
      id={id}
      label={label}
      problem={problem}
      hint={field.about}
      value={String(value)}
      options={ANSWERS}
      onChange={(answer) => setValue(answer === 'undefined' ? undefined : answer === 'true')}
    />
  );
}

const ANSWERS = [
  { value: 'undefined', label: 'Left out' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

interface CheckboxControlProps {
  id?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box with its label. */
export function CheckboxControl({ label, onChange, ...props }: CheckboxControlProps) {
  const box = <Checkbox {...props} onChange={(_event, checked) => onChange(checked)} />;
  return <FormControlLabel control={box} label={label} />;
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  problem: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
}

/** One of several options. */
export function Select({ options, problem, hint, onChange, ...props }: SelectProps) {
  return (
    <TextField
      {...props}
      select
      size="small"
      fullWidth
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
