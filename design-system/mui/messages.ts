import type { Components, Theme } from '@mui/material/styles';

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
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.radius.small,
        backgroundColor: theme.vars.color.surface.deep,
        color: theme.vars.color.text.onDeep,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.note,
        borderRadius: theme.vars.radius.small,
        backgroundColor: theme.vars.color.surface.deepRaised,
        color: theme.vars.color.text.onDeep,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        blockSize: theme.vars.size.track,
        borderRadius: theme.vars.radius.round,
        backgroundColor: theme.vars.color.action.track,
      }),
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.color.line.soft }),
    },
  },
};
