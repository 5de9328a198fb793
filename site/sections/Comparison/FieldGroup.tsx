import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { PhoneFold } from '../../../design-system/PhoneFold/PhoneFold.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';

interface FieldGroupProps {
  title: string;
  /** Closed on a phone, unless it `isOpen`: what most visitors leave as it is. */
  fold?: { isOpen: boolean };
  children: ReactNode;
}

/** Fields that belong together, below their title. */
export function FieldGroup({ title, fold, children }: FieldGroupProps) {
  const id = useId();
  if (fold) {
    return (
      <PhoneFold heading={title} headingLevel="h3" open={fold.isOpen}>
        <Fields>{children}</Fields>
      </PhoneFold>
    );
  }
  return (
    <Fields role="group" aria-labelledby={id}>
      <Text variant="label" as="h3" id={id} data-part="title">
        {title}
      </Text>
      {children}
    </Fields>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.m,
}));
