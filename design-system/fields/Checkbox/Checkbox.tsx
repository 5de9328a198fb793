import MuiCheckbox, { type CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { describeField, FieldMessages, REQUIRED } from '../FieldLayout.tsx';
import type { FieldProps, RootProps } from '../field-props.ts';
import { useControlled } from '../useControlled.ts';

interface CheckboxProps extends FieldProps, Omit<RootProps, 'defaultChecked'> {
  /** Marked behind the label; a form is not sent while it is unchecked. */
  required?: boolean | undefined;
  /** Whether it is checked, where the parent keeps that. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, where the box keeps that. */
  defaultChecked?: boolean | undefined;
  /** What is posted while it is checked, by default `on`. */
  value?: string | undefined;
  /** Gets the event of each change and whether it is checked now, as MUI's. */
  onChange?: MuiCheckboxProps['onChange'];
  /** Gets whether it is checked now. */
  onValueChange?: ((checked: boolean) => void) | undefined;
  /** The box itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A choice of yes or no: MUI's with the browser's own box. Unchecked it posts nothing. */
export function Checkbox(props: CheckboxProps) {
  const { checked: given, defaultChecked, onChange, onValueChange, ...others } = props;
  const { value = 'on', inputRef, ...about } = others;
  const { label, hint, helperText, error, name, form, required, readOnly, ...rest } = about;
  const { disabled } = rest;
  const id = useId();
  const [checked, setChecked, box] = useControlled(
    { value: given, defaultValue: defaultChecked, onValueChange },
    false,
  );
  return (
    <Root {...rest} error={Boolean(error)}>
      <span>
        <FormControlLabel
          // HTML knows no box that is read only.
          disabled={Boolean(disabled || readOnly)}
          label={
            required ? (
              <>
                <span>{label}</span>
                {REQUIRED}
              </>
            ) : (
              label
            )
          }
          control={
            <MuiCheckbox
              ref={box}
              {...{ name, value, checked }}
              slotProps={{ input: { form, required, ref: inputRef, ...describeField(id, about) } }}
              onChange={(event, isChecked) => {
                onChange?.(event, isChecked);
                setChecked(isChecked);
              }}
            />
          }
        />
        {hint && (
          <Tooltip label={hint.label} describes={`${id}hint`}>
            {hint.text}
          </Tooltip>
        )}
      </span>
      {readOnly && checked && <input type="hidden" {...{ name, form, disabled, value }} />}
      <FieldMessages {...{ id, helperText, error }} />
    </Root>
  );
}

const Root = styled(FormControl)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  gap: theme.vars.space.xxs,
  maxInlineSize: theme.vars.size.field,
  '& > span': { display: 'flex', alignItems: 'center' },
  '& > span > label': { marginInlineEnd: 0 },
}));
