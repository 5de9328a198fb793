import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Text } from '../../../../design-system/text/Text/Text.tsx';

interface FieldGroupProps {
  title: string;
  children: ReactNode;
}

/** Fields that belong together, below their title. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Fields role="group" aria-labelledby={id}>
      <Text variant="label" component="h3" id={id} data-part="title">
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
