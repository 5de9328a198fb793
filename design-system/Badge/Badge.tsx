import { styled } from '@mui/material/styles';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';

interface BadgeProps extends ComponentProps<'span'> {
  icon: IconNode;
  /** A word or two. */
  children: string;
}

/** A label that sets something apart, e.g. ESG. */
export function Badge({ icon, children, ...rest }: BadgeProps) {
  return (
    <Pill {...rest}>
      <Icon of={icon} size="text" />
      {children}
    </Pill>
  );
}

const Pill = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  paddingBlock: theme.spacing(0.25),
  paddingInline: theme.spacing(1, 1.5),
  border: `${theme.vars.border.thin} solid ${theme.vars.color.line.control}`,
  borderRadius: theme.vars.radius.round,
  fontWeight: theme.typography.label.fontWeight,
  color: theme.vars.color.text.accent,
}));
