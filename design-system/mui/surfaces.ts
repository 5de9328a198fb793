import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';

/** Cards, bars, menus, dialogs and tables. */
export const surfaces: Components<Theme> = {
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.radius.medium,
        boxShadow: theme.vars.elevation.raised,
      }),
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderBlockEnd: rule(theme),
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.color.surface.sky }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.vars.radius.medium,
        boxShadow: theme.vars.elevation.floating,
      }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: ({ theme }) => ({ borderRadius: theme.vars.radius.large }) },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.color.line.soft }),
      head: ({ theme }) => theme.typography.label,
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.vars.color.surface.mist,
        color: theme.vars.color.text.accent,
      }),
    },
  },
};
