import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId } from 'react';
import { describeField, FieldLayout } from '../FieldLayout.tsx';
import type { FieldProps, RootProps, ValueProps } from '../field-props.ts';
import { type FieldSlots, getSlotProps } from '../slots.ts';

interface SelectProps<Value extends string>
  extends FieldProps,
    ValueProps<Value>,
    FieldSlots,
    RootProps {
  /** Marked behind the label; a form is not sent while nothing is chosen. */
  required?: boolean | undefined;
  /** In the order in which people look for theirs. */
  options: readonly { value: Value; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** The list itself. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
  /** Gets the event of each change, as MUI's. */
  onChange?: NativeSelectProps['onChange'];
}

/** A choice of many: the browser's own list, as MUI's `NativeSelect`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, onValueChange, options, placeholder, name, readOnly, ...others } = props;
  const { id: given, defaultValue = placeholder && '', inputRef, ...rest } = others;
  const ownId = useId();
  const id = given ?? ownId;
  const Input = rest.slots?.input ?? OutlinedInput;
  return (
    <FieldLayout {...rest} control={id}>
      <NativeSelect
        {...{ id, name, value, inputRef }}
        {...(value === undefined && { defaultValue })}
        input={
          <Input slots={{ input: rest.slots?.htmlInput }} {...getSlotProps(rest, 'input', props)} />
        }
        inputProps={getSlotProps(rest, 'htmlInput', props, {
          'aria-readonly': readOnly,
          ...describeField(id, rest),
          onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
            onChange?.(event);
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onValueChange?.(chosen.value);
          },
        })}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          // HTML knows no list that is read only: the others cannot be chosen.
          <option
            key={option.value}
            value={option.value}
            disabled={readOnly && option.value !== (value ?? defaultValue)}
          >
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldLayout>
  );
}
