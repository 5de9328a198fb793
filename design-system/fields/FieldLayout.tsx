import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Tooltip } from '../disclosure/Tooltip/Tooltip.tsx';
import { rule } from '../styles/rule.ts';
import { FieldError } from './FieldError/FieldError.tsx';
import type { FieldProps } from './field-props.ts';

interface FieldLayoutProps
  extends Pick<FieldProps, 'label' | 'hint' | 'helperText' | 'error' | 'disabled'>,
    ComponentProps<'div'> {
  required?: boolean | undefined;
  /** The id of the control. */
  control: string;
}

/** A control below its label, with what is said about it. */
export function FieldLayout(props: FieldLayoutProps) {
  const { control, label, hint, helperText, error, required, disabled, children, ...rest } = props;
  return (
    <Root {...rest} data-disabled={disabled || undefined}>
      <span>
        <label htmlFor={control}>
          {label}
          {required && REQUIRED}
        </label>
        {hint && (
          <Tooltip label={hint.label} describes={`${control}hint`}>
            {hint.text}
          </Tooltip>
        )}
      </span>
      <Box>{children}</Box>
      <FieldMessages id={control} {...{ helperText, error }} />
    </Root>
  );
}

/** Behind the label of a field that must be filled in, which its control says too. */
export const REQUIRED = <span aria-hidden>{'\u00a0*'}</span>;

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  alignContent: 'end',
  gap: theme.vars.space.xs,
  maxInlineSize: theme.vars.size.field,
  minInlineSize: 0,
  hyphens: 'auto',
  textWrap: 'balance',
  ...dimDisabled(theme),
}));

const Box = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1' } });

/** The look of what is typed into or chosen from. */
export function controlStyle(theme: Theme) {
  const { action, line, signal, surface, text } = theme.vars.color;
  return {
    ...theme.typography.subtitle,
    inlineSize: '100%',
    minBlockSize: theme.vars.size.control,
    paddingInline: theme.vars.space.m,
    border: rule(theme, 'control'),
    borderRadius: theme.vars.radius.small,
    backgroundColor: surface.raised,
    color: text.accent,
    fontVariantNumeric: 'tabular-nums',
    '&::placeholder': { color: line.control, opacity: 1 },
    '&:hover': { borderColor: action.main },
    '&[readonly], &[aria-readonly="true"]': { backgroundColor: 'transparent' },
    '&[aria-invalid="true"]': {
      borderColor: signal.loss,
      boxShadow: `inset 0 0 0 ${theme.vars.border.thin} ${signal.loss}`,
    },
  } as const;
}

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
