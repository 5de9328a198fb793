import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../styles/focus-ring.ts';
import { rule } from '../styles/rule.ts';
import { keyboardFocus, styleControl, styleRoot } from './overrides.ts';

/** The one action of a page that must win, as in our own button. */
function glow({ vars: { color } }: Theme) {
  return {
    backgroundColor: color.action.glow,
    color: color.text.onGlow,
    '&:hover': { backgroundColor: color.action.glowHover },
  };
}

const choice = styleControl(({ vars }) => ({ color: vars.color.line.control }));

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    glow: true;
  }
}

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
        variants: [{ props: { variant: 'glow' as const }, style: glow(theme) }],
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
  MuiSlider: {
    styleOverrides: {
      rail: ({ theme }) => ({ backgroundColor: theme.vars.color.action.track, opacity: 1 }),
      track: { border: 0 },
      thumb: ({ theme }) => ({
        inlineSize: theme.vars.size.thumb,
        blockSize: theme.vars.size.thumb,
        boxShadow: theme.vars.elevation.raised,
        '&::before': { display: 'none' },
        '&:hover, &.Mui-active': { boxShadow: theme.vars.elevation.raised },
        '&.Mui-focusVisible': { boxShadow: theme.vars.elevation.raised, ...focusRing(theme) },
      }),
      valueLabel: ({ theme }) => ({
        ...theme.typography.note,
        borderRadius: theme.vars.radius.small,
        backgroundColor: theme.vars.color.surface.deepRaised,
        color: theme.vars.color.text.onDeep,
      }),
    },
  },
  MuiTab: styleControl(({ vars }) => ({ color: vars.color.text.secondary })),
  MuiPaginationItem: styleControl(({ vars: { size, radius } }) => ({
    minInlineSize: size.touch,
    blockSize: size.touch,
    borderRadius: radius.round,
  })),
  MuiRating: styleRoot(({ vars }) => ({ color: vars.color.signal.star })),
};
