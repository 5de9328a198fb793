import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring.ts';

/** What is pressed, switched and chosen. Each is at least as large as a finger needs. */
export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.size.control,
        paddingInline: theme.vars.space.l,
        borderRadius: theme.vars.radius.round,
        ...focusRing(theme),
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
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        inlineSize: theme.vars.size.touch,
        blockSize: theme.vars.size.touch,
        ...focusRing(theme),
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme }) => ({ boxShadow: theme.vars.elevation.floating, ...focusRing(theme) }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minBlockSize: theme.vars.size.touch,
        paddingInline: theme.vars.space.m,
        borderColor: theme.vars.color.line.control,
        color: theme.vars.color.text.primary,
        ...focusRing(theme),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.color.action.main,
          color: theme.vars.color.action.contrast,
        },
      }),
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.color.line.control, ...focusRing(theme) }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.color.line.control, ...focusRing(theme) }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => focusRing(theme),
      // White on paper: without an edge it could not be seen.
      thumb: ({ theme }) => ({
        border: `${theme.vars.border.thin} solid ${theme.vars.color.line.control}`,
      }),
      track: ({ theme }) => ({ backgroundColor: theme.vars.color.line.control, opacity: 1 }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.vars.radius.round,
        ...theme.typography.note,
        ...focusRing(theme),
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.color.text.accent,
        textDecorationColor: 'currentColor',
        ...focusRing(theme),
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.color.text.secondary, ...focusRing(theme) }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minInlineSize: theme.vars.size.touch,
        blockSize: theme.vars.size.touch,
        borderRadius: theme.vars.radius.round,
        ...focusRing(theme),
      }),
    },
  },
  MuiRating: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.color.signal.star }) },
  },
};
