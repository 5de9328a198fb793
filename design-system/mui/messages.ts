import type { Components, Theme } from '@mui/material/styles';
import { styleRoot, styleSlot } from './overrides.ts';

/** Messages to a visitor and indicators of progress. */
export const messages: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: theme.vars.radius.medium, ...theme.typography.note }),
      standard: ({ theme, ownerState: { severity = 'success' } }) => ({
        backgroundColor: theme.vars.palette[severity].light,
        color: theme.vars.color.text.primary,
      }),
    },
  },
  MuiSnackbarContent: styleRoot(({ vars }) => ({
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.deep,
    color: vars.color.text.onDeep,
  })),
  MuiTooltip: styleSlot('tooltip', ({ vars, typography }) => ({
    ...typography.note,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.deepRaised,
    color: vars.color.text.onDeep,
  })),
  MuiLinearProgress: styleRoot(({ vars }) => ({
    blockSize: vars.size.track,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.action.track,
  })),
  MuiSkeleton: styleRoot(({ vars }) => ({ backgroundColor: vars.color.line.soft })),
};
