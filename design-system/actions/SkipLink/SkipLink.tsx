import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { touchTarget } from '../../styles/touch-target.ts';

interface SkipLinkProps extends ComponentProps<'a'> {
  /** Id of the page's main part. */
  to: string;
  children: string;
}

/** The first stop of the keyboard on every page: past the header, straight to the content. */
export function SkipLink({ to, ...rest }: SkipLinkProps) {
  return <Link {...rest} href={`#${to}`} />;
}

const Link = styled('a')(({ theme }) => ({
  ...theme.typography.label,
  position: 'fixed',
  insetBlockStart: theme.vars.space.xs,
  insetInlineStart: theme.vars.space.xs,
  zIndex: theme.zIndex.tooltip,
  ...touchTarget(theme),
  paddingInline: theme.vars.space.l,
  borderRadius: theme.vars.radius.round,
  backgroundColor: theme.vars.color.action.main,
  color: theme.vars.color.action.contrast,
  '&:not(:focus)': { clipPath: 'inset(100%)' },
}));
