import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Text } from '../../../design-system/Text/Text.tsx';

/** Fields that belong together, below their title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Fields role="group" aria-labelledby={id}>
      <Text variant="subtitle" id={id}>
        {title}
      </Text>
      {children}
    </Fields>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.l,
}));
