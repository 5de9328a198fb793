import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Tooltip } from '../disclosure/Tooltip/Tooltip.tsx';
import { FieldError } from './FieldError/FieldError.tsx';
import type { FieldProps, RootProps } from './field-props.ts';
import { type FieldSlots, getSlotProps } from './slots.ts';

interface FieldLayoutProps
  extends Pick<FieldProps, 'label' | 'hint' | 'helperText' | 'error' | 'disabled'>,
    FieldSlots,
    RootProps {
  required?: boolean | undefined;
  /** The id of the control. */
  control: string;
  children: ReactNode;
}

/** A control below its label, with what is said about it. */
export function FieldLayout(props: FieldLayoutProps) {
  const { control, label, hint, helperText, error, slots, slotProps, children, ...rest } = props;
  const Label = slots?.inputLabel ?? FormLabel;
  return (
    <Root {...rest} error={Boolean(error)}>
      <span>
        <Label htmlFor={control} {...getSlotProps(props, 'inputLabel', props)}>
          {rest.required ? <span>{label}</span> : label}
        </Label>
        {hint && (
          <Tooltip label={hint.label} describes={`${control}hint`}>
            {hint.text}
          </Tooltip>
        )}
      </span>
      {children}
      <FieldMessages {...props} id={control} />
    </Root>
  );
}

/** Behind words that MUI does not mark itself. Their control says it too. */
export const REQUIRED = <span aria-hidden>{'\u00a0*'}</span>;

const Root = styled(FormControl)(({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  justifyContent: 'end',
  maxInlineSize: theme.vars.size.field,
  hyphens: 'auto',
  textWrap: 'balance',
}));

interface FieldMessagesProps extends Pick<FieldProps, 'helperText' | 'error'>, FieldSlots {
  /** The id of the field, from which theirs are made. */
  id: string;
}

/** The texts below a field. */
export function FieldMessages(props: FieldMessagesProps) {
  const { id, helperText, error, slots } = props;
  const Helper = slots?.formHelperText ?? FormHelperText;
  return (
    <>
      {helperText && (
        <Helper
          id={`${id}helper`}
          // The error has a text of its own.
          {...(!slots?.formHelperText && { error: false })}
          {...getSlotProps(props, 'formHelperText', props)}
        >
          {helperText}
        </Helper>
      )}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </>
  );
}

/** What a control says of its hint and its messages. */
export function describeField(id: string, { hint, helperText, error }: Partial<FieldProps>) {
  const ids = [hint && 'hint', helperText && 'helper', 'error'].filter(Boolean);
  return {
    'aria-describedby': ids.map((name) => id + name).join(' '),
    'aria-invalid': Boolean(error),
  };
}
