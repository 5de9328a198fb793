import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type Ref, useId } from 'react';
import { describeField, FieldLayout } from '../FieldLayout.tsx';
import type { FieldProps, RootProps, ValueProps } from '../field-props.ts';
import { type FieldSlots, getSlotProps } from '../slots.ts';
import { useControlled } from '../useControlled.ts';

interface SelectProps<Value extends string>
  extends FieldProps,
    ValueProps<Value>,
    FieldSlots,
    RootProps {
  /** Marked behind the label; a form is not sent while nothing is chosen. */
  required?: boolean | undefined;
  /** In the order in which people look for theirs. */
  options: readonly { value: Value; label: string }[];
  /** Shown while nothing is chosen, of which the value is empty. */
  placeholder?: string | undefined;
  /** The list itself. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
  /** Gets the event of each change, as MUI's. */
  onChange?: NativeSelectProps['onChange'];
}

/** Where there is a placeholder, nothing can be chosen, too. */
type Choice<Value extends string> =
  | { placeholder?: undefined }
  | ({ placeholder: string | undefined } & Pick<ValueProps<Value | ''>, 'onValueChange'>);

/** A choice of many: the browser's own list, as MUI's `NativeSelect`. */
export function Select<Value extends string>(props: SelectProps<Value> & Choice<Value>) {
  const { value, defaultValue, onChange, onValueChange, options, placeholder, ...others } = props;
  const { id: given, name, form, readOnly, inputRef, ...rest } = others;
  const ownId = useId();
  const id = given ?? ownId;
  const Input = rest.slots?.input ?? OutlinedInput;
  const choice: ValueProps<string> = {
    value,
    defaultValue,
    onValueChange: onValueChange as ValueProps<string>['onValueChange'],
  };
  const [chosen, choose, list] = useControlled(choice, '');
  const choices = placeholder ? [{ value: '', label: placeholder }, ...options] : options;
  // A browser shows the first where none is chosen.
  const shown = (choices.find((option) => option.value === chosen) ?? choices[0])?.value ?? '';
  return (
    <FieldLayout {...rest} control={id}>
      <NativeSelect
        {...{ id, name }}
        value={shown}
        inputRef={useForkRef(inputRef, list)}
        input={
          <Input slots={{ input: rest.slots?.htmlInput }} {...getSlotProps(rest, 'input', props)} />
        }
        inputProps={getSlotProps(rest, 'htmlInput', props, {
          form,
          'aria-readonly': readOnly,
          ...describeField(id, rest),
          onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
            onChange?.(event);
            choose(event.target.value);
          },
        })}
      >
        {choices.map((option) => (
          // HTML knows no list that is read only: the others cannot be chosen.
          <option
            key={option.value}
            value={option.value}
            disabled={readOnly && option.value !== shown}
          >
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldLayout>
  );
}
