import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';
import { keyboardFocus, styleRoot } from './overrides.ts';

const choice = styleRoot((theme) => ({
  color: theme.vars.color.line.control,
  ...keyboardFocus(theme),
}));

/** Buttons, switches and choices. Each is at least as large as a finger needs. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.size.control,
        paddingInline: theme.vars.space.l,
        borderRadius: theme.vars.radius.round,
        ...keyboardFocus(theme),
      }),
      outlined: ({ theme }) => ({
        borderWidth: theme.vars.border.strong,
        borderColor: 'currentColor',
      }),
      sizeSmall: ({ theme }) => ({
        minBlockSize: theme.vars.size.touch,
        paddingInline: theme.vars.space.m,
      }),
    },
  },
  MuiIconButton: styleRoot((theme) => ({
    inlineSize: theme.vars.size.touch,
    blockSize: theme.vars.size.touch,
    ...keyboardFocus(theme),
  })),
  MuiFab: styleRoot((theme) => ({
    boxShadow: theme.vars.elevation.floating,
    ...keyboardFocus(theme),
  })),
  MuiToggleButton: styleRoot((theme) => ({
    minBlockSize: theme.vars.size.touch,
    paddingInline: theme.vars.space.m,
    borderColor: theme.vars.color.line.control,
    color: theme.vars.color.text.primary,
    ...keyboardFocus(theme),
    '&.Mui-selected, &.Mui-selected:hover': {
      backgroundColor: theme.vars.color.action.main,
      color: theme.vars.color.action.contrast,
    },
  })),
  MuiCheckbox: choice,
  MuiRadio: choice,
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => keyboardFocus(theme),
      // White on paper: without an edge it could not be seen.
      thumb: ({ theme }) => ({ border: rule(theme, 'control') }),
      track: ({ theme }) => ({ backgroundColor: theme.vars.color.line.control, opacity: 1 }),
    },
  },
  MuiChip: styleRoot((theme) => ({
    borderRadius: theme.vars.radius.round,
    ...theme.typography.note,
    ...keyboardFocus(theme),
  })),
  MuiLink: {
    defaultProps: { underline: 'always' },
    ...styleRoot((theme) => ({
      color: theme.vars.color.text.accent,
      textDecorationColor: 'currentColor',
      ...keyboardFocus(theme),
    })),
  },
  MuiTab: styleRoot((theme) => ({
    color: theme.vars.color.text.secondary,
    ...keyboardFocus(theme),
  })),
  MuiPaginationItem: styleRoot((theme) => ({
    minInlineSize: theme.vars.size.touch,
    blockSize: theme.vars.size.touch,
    borderRadius: theme.vars.radius.round,
    ...keyboardFocus(theme),
  })),
  MuiRating: styleRoot(({ vars }) => ({ color: vars.color.signal.star })),
};
