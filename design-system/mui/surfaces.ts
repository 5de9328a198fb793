import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';
import { styleRoot } from './overrides.ts';

/** Cards, bars, menus, dialogs and tables. */
export const surfaces: Components<Theme> = {
  MuiCard: styleRoot(({ vars }) => ({
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.raised,
  })),
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    ...styleRoot((theme) => ({
      borderBlockEnd: rule(theme),
      backgroundColor: 'transparent',
      '&::before': { display: 'none' },
    })),
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    ...styleRoot(({ vars }) => ({ backgroundColor: vars.color.surface.sky })),
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
