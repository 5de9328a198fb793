import styled from '@emotion/styled';
import Link, { type LinkProps } from '@mui/material/Link';
import { touchTarget } from '../../styles/touch-target.ts';

interface SkipLinkProps extends LinkProps {
  /** The page's main part, e.g. `#main`. */
  href: string;
  /** Names the target, e.g. `Skip to the content`. */
  children: string;
}

/** The first stop of the keyboard on every page: past the header, straight to the content. */
export function SkipLink(props: SkipLinkProps) {
  return <FirstStop {...props} />;
}

const FirstStop = styled(Link)(({ theme }) => ({
  ...theme.typography.label,
  position: 'fixed',
  insetBlockStart: theme.vars.space.xs,
  insetInlineStart: theme.vars.space.xs,
  zIndex: theme.zIndex.tooltip,
  ...touchTarget(theme),
  paddingBlock: 0,
  paddingInline: theme.vars.space.l,
  borderRadius: theme.vars.radius.round,
  backgroundColor: theme.vars.color.action.main,
  color: theme.vars.color.action.contrast,
  '&:not(:focus)': { clipPath: 'inset(100%)' },
}));
