import type { Components, Theme } from '@mui/material/styles';
import { rule } from '../styles/rule.ts';
import { keyboardFocus, styleControl, styleRoot } from './overrides.ts';

const choice = styleControl(({ vars }) => ({ color: vars.color.line.control }));

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
  MuiIconButton: styleControl(({ vars: { size } }) => ({
    inlineSize: size.touch,
    blockSize: size.touch,
  })),
  MuiFab: styleControl(({ vars }) => ({ boxShadow: vars.elevation.floating })),
  MuiToggleButton: styleControl((theme) => ({
    minBlockSize: theme.vars.size.touch,
    paddingInline: theme.vars.space.m,
    borderColor: theme.vars.color.line.control,
    color: theme.vars.color.text.primary,
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
  MuiChip: styleControl(({ vars, typography }) => ({
    borderRadius: vars.radius.round,
    ...typography.note,
  })),
  MuiLink: {
    defaultProps: { underline: 'always' },
    ...styleControl(({ vars }) => ({
      color: vars.color.text.accent,
      textDecorationColor: 'currentColor',
    })),
  },
  MuiTab: styleControl(({ vars }) => ({ color: vars.color.text.secondary })),
  MuiPaginationItem: styleControl(({ vars: { size, radius } }) => ({
    minInlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: radius.round,
  })),
  MuiRating: styleRoot(({ vars }) => ({ color: vars.color.signal.star })),
};
