import styled from '@emotion/styled';
import Link from '@mui/material/Link';
import { touchTarget } from '../../styles/touch-target.ts';

/** The first stop of the keyboard on every page: past the header, straight to the content. Its words name the target. */
export const SkipLink = styled(Link)(({ theme }) => ({
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
