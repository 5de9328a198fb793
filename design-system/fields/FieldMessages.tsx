import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import { FieldError } from './FieldError/FieldError.tsx';
import type { FieldProps } from './field-props.ts';

interface FieldMessagesProps extends Pick<FieldProps, 'helperText' | 'error'> {
  /** The id of the field, from which theirs are made. */
  id: string;
}

/** The texts below a field. */
export function FieldMessages({ id, helperText, error }: FieldMessagesProps) {
  return (
    <>
      {helperText && <Helper id={`${id}helper`}>{helperText}</Helper>}
      <FieldError id={`${id}error`}>{error}</FieldError>
    </>
  );
}

const Helper = styled('p')(({ theme }) => ({
  ...theme.typography.note,
  color: theme.vars.color.text.secondary,
}));

/** A disabled field steps back, but not what is said about it. */
export function dimDisabled({ vars: { fade } }: Theme): CSSObject {
  return { '&[data-disabled] > :not(p, [role])': { opacity: fade.dimmed } };
}

/** What a control says of its hint and its messages. */
export function describeField(id: string, { hint, helperText, error }: Partial<FieldProps>) {
  const ids = [hint && 'hint', helperText && 'helper', 'error'].filter(Boolean);
  return {
    'aria-describedby': ids.map((name) => id + name).join(' '),
    'aria-invalid': Boolean(error),
  };
}
