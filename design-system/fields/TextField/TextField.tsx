import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { type Hint, Tooltip } from '../../disclosure/Tooltip/Tooltip.tsx';
import { rule } from '../../styles/rule.ts';
import { FieldError } from '../FieldError/FieldError.tsx';

interface TextFieldProps extends ComponentProps<'div'> {
  label: string;
  /** The attributes of the input itself. */
  input: ComponentProps<'input'>;
  hint?: Hint | undefined;
  error?: string | undefined;
  /** A control at the end of the field, within its edge. */
  end?: ReactNode;
}

/**
 * A field to type into, with its label, hint and message. The first click or tap selects all that is
 * in it, as the Tab key does, so that typing replaces it; the next one sets the caret.
 */
export function TextField({ label, input, hint, error, end, ...rest }: TextFieldProps) {
  const [inputId, hintId, errorId] = [useId(), useId(), useId()];
  const hadFocus = useRef(true);
  return (
    <Field {...rest}>
      <span>
        <label htmlFor={inputId}>{label}</label>
        {hint && (
          <Tooltip label={hint.label} describes={hintId}>
            {hint.text}
          </Tooltip>
        )}
      </span>
      <Box>
        <Input
          type="text"
          autoComplete="off"
          {...input}
          id={inputId}
          aria-invalid={Boolean(error)}
          aria-describedby={hint ? `${hintId} ${errorId}` : errorId}
          onPointerDown={({ currentTarget }) => {
            hadFocus.current = document.activeElement === currentTarget;
          }}
          onFocus={(event) => {
            input.onFocus?.(event);
            event.currentTarget.select();
          }}
          onClick={({ currentTarget }) => {
            // The press itself has set the caret, unless it was drawn over some of the text.
            const { selectionStart, selectionEnd } = currentTarget;
            if (!hadFocus.current && selectionStart === selectionEnd) currentTarget.select();
            hadFocus.current = true;
          }}
        />
        {end}
      </Box>
      <FieldError id={errorId}>{error}</FieldError>
    </Field>
  );
}

const Field = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  alignContent: 'end',
  gap: theme.vars.space.xs,
  maxInlineSize: theme.vars.size.field,
  minInlineSize: 0,
  hyphens: 'auto',
  textWrap: 'balance',
}));

const Box = styled('div')({ display: 'grid', '& > *': { gridArea: '1 / 1' } });

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.subtitle,
  inlineSize: '100%',
  minBlockSize: theme.vars.size.control,
  paddingInline: theme.vars.space.m,
  border: rule(theme, 'control'),
  borderRadius: theme.vars.radius.small,
  backgroundColor: theme.vars.color.surface.raised,
  color: theme.vars.color.text.accent,
  fontVariantNumeric: 'tabular-nums',
  '&::placeholder': { color: theme.vars.color.line.control, opacity: 1 },
  '&:hover': { borderColor: theme.vars.color.action.main },
  '&[aria-invalid="true"]': {
    borderColor: theme.vars.color.signal.loss,
    boxShadow: `inset 0 0 0 ${theme.vars.border.thin} ${theme.vars.color.signal.loss}`,
  },
}));
