import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';
import { styleRoot, styleSlot } from './overrides.ts';

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
  MuiMenu: styleSlot('paper', ({ vars }) => ({
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.floating,
  })),
  MuiDialog: styleSlot('paper', ({ vars }) => ({ borderRadius: vars.radius.large })),
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.color.line.soft }),
      head: ({ theme }) => theme.typography.label,
    },
  },
  MuiAvatar: styleSlot('colorDefault', ({ vars: { color } }) => ({
    backgroundColor: color.surface.mist,
    color: color.text.accent,
  })),
};
