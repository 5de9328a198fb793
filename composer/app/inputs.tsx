import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type InputProps = Omit<TextFieldProps, 'variant' | 'onChange'> & {
  /** Shown in place of the hint. */
  problem?: string | undefined;
  onChange: (value: string) => void;
};

/** An input of the Composer: small, as wide as its place, with its problem or a hint below it. */
export function Input({ problem, helperText, onChange, ...props }: InputProps) {
  return (
    <TextField
      size="small"
      fullWidth
      error={problem !== undefined}
      helperText={problem ?? helperText}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  );
}

/** A value with its label. */
export type Option<Value extends string = string> = readonly [value: Value, label: string];

type SelectProps<Value extends string> = Omit<InputProps, 'onChange'> & {
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** One of several options. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onChange, ...rest } = props;
  const choose = (chosen: string) => {
    const option = options.find(([value]) => value === chosen);
    if (option) onChange(option[0]);
  };
  return (
    <Input
      {...rest}
      select
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={choose}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Input>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

/** One of a few options, all in view. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <Group
      exclusive
      size="small"
      aria-label={label}
      value={value}
      // A press on what is chosen already changes nothing.
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
    >
      {options.map(([option, words]) => (
        <ToggleButton key={option} value={option}>
          {words}
        </ToggleButton>
      ))}
    </Group>
  );
}

const Group = styled(ToggleButtonGroup)({ flexWrap: 'wrap' });

interface ToggleProps {
  id?: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with its label. */
export function Toggle({ label, onChange, ...props }: ToggleProps) {
  const box = <Checkbox {...props} onChange={(_event, checked) => onChange(checked)} />;
  return <FormControlLabel control={box} label={label} />;
}
