import styled from '@emotion/styled';
import { ChevronDown } from 'lucide';
import { type Ref, useId } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { controlStyle, describeField, FieldLayout } from '../FieldLayout.tsx';
import type { FieldProps, RootProps, ValueProps } from '../field-props.ts';

interface SelectProps<Value extends string> extends FieldProps, ValueProps<Value>, RootProps {
  /** Marked behind the label; a form is not sent while nothing is chosen. */
  required?: boolean | undefined;
  /** In the order in which people look for theirs. */
  options: readonly { value: Value; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** The list itself. */
  inputRef?: Ref<HTMLSelectElement> | undefined;
}

/** A choice of many: the browser's own list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder, name, readOnly, ...others } = props;
  const { defaultValue = placeholder && '', inputRef, ...rest } = others;
  const id = useId();
  return (
    <FieldLayout {...rest} control={id}>
      <List
        {...{ id, name, value }}
        {...(value === undefined && { defaultValue })}
        {...describeField(id, rest)}
        ref={inputRef}
        required={rest.required}
        disabled={rest.disabled}
        aria-readonly={readOnly}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex - (placeholder ? 1 : 0)];
          if (chosen) onChange?.(chosen.value);
        }}
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
      </List>
      <Icon icon={ChevronDown} />
    </FieldLayout>
  );
}

const List = styled('select')(({ theme }) => ({
  ...controlStyle(theme),
  appearance: 'none',
  paddingInlineEnd: theme.vars.space.xl,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // The browser would dim it once more.
  '&:disabled': { opacity: 1 },
  '& + svg': {
    alignSelf: 'center',
    justifySelf: 'end',
    marginInlineEnd: theme.vars.space.s,
    pointerEvents: 'none',
  },
}));
