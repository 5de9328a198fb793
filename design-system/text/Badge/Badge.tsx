import styled from '@emotion/styled';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../drawings/Icon/Icon.tsx';
import { rule } from '../../styles/rule.ts';

interface BadgeProps extends ComponentProps<'span'> {
  /** An icon of lucide; decoration. */
  icon: IconNode;
  /** A word or two. */
  children: string;
}

/** A label that sets something apart, e.g. ESG. */
export function Badge({ icon, children, ...rest }: BadgeProps) {
  return (
    <Pill {...rest}>
      <Icon icon={icon} fontSize="inherit" />
      {children}
    </Pill>
  );
}

const Pill = styled('span')(({ theme }) => ({
  ...theme.typography.note,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.vars.space.xxs,
  paddingBlock: theme.vars.space.xxs,
  paddingInline: `${theme.vars.space.xs} ${theme.vars.space.s}`,
  border: rule(theme, 'control'),
  borderRadius: theme.vars.radius.round,
  fontWeight: theme.typography.label.fontWeight,
  color: theme.vars.color.text.accent,
}));
