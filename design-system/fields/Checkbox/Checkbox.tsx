import styled from '@emotion/styled';
import { type Ref, useId } from 'react';
import { Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { touchTarget } from '../../styles/touch-target.ts';
import { describeField, dimDisabled, FieldMessages, REQUIRED } from '../FieldLayout.tsx';
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
  /** Gets whether it is checked now. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** The box itself. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A choice of yes or no: the browser's own box. Unchecked it posts nothing. */
export function Checkbox(props: CheckboxProps) {
  const { checked: given, defaultChecked, onChange, value = 'on', inputRef, ...about } = props;
  const { label, hint, helperText, error, name, required, disabled, readOnly, ...rest } = about;
  const id = useId();
  const [checked, setChecked] = useControlled(
    { value: given, defaultValue: defaultChecked, onChange },
    false,
  );
  return (
    <Root {...rest} data-disabled={disabled || undefined}>
      <span>
        <label>
          <input
            type="checkbox"
            {...{ name, value, required, checked }}
            {...describeField(id, about)}
            ref={inputRef}
            // HTML knows no box that is read only.
            disabled={disabled || readOnly}
            onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
          />
          <span>
            {label}
            {required && REQUIRED}
          </span>
        </label>
        {hint && (
          <Tooltip label={hint.label} describes={`${id}hint`}>
            {hint.text}
          </Tooltip>
        )}
      </span>
      {readOnly && checked && <input type="hidden" {...{ name, disabled, value }} />}
      <FieldMessages {...{ id, helperText, error }} />
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  gap: theme.vars.space.xxs,
  maxInlineSize: theme.vars.size.field,
  hyphens: 'auto',
  ...dimDisabled(theme),
  '& > span': { display: 'flex', alignItems: 'center' },
  '& label': {
    ...touchTarget(theme),
    gap: theme.vars.space.s,
    cursor: 'pointer',
  },
  '& label:has(:disabled)': { cursor: 'auto' },
  '& input': {
    flex: 'none',
    inlineSize: theme.vars.size.icon,
    blockSize: theme.vars.size.icon,
    margin: 0,
    accentColor: theme.vars.color.action.main,
    cursor: 'inherit',
  },
}));
