import styled from '@emotion/styled';
import { CircleAlert } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';

interface FieldErrorProps extends ComponentProps<'div'> {
  /** The field points here with `aria-describedby`. */
  id: string;
  /** The problem and how to fix it; without it the element is empty and takes no room. */
  children?: string | undefined;
}

/** The message below a field: as an alert, it is announced as soon as it appears. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <Place {...rest} role="alert">
      {children && (
        <Message>
          <Icon icon={CircleAlert} />
          <span>{children}</span>
        </Message>
      )}
    </Place>
  );
}

const Place = styled('div')({ '&:empty': { display: 'none' } });

const Message = styled('p')(({ theme }) => ({
  ...theme.typography.note,
  display: 'flex',
  gap: theme.vars.space.xs,
  color: theme.vars.color.signal.loss,
}));
