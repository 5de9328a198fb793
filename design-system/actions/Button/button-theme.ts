import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../../styles/focus-ring.ts';
import { notPrinted } from '../../styles/not-printed.ts';
import { transition } from '../../styles/transition.ts';
import { spinner } from '../loading.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The one action of a page that must win. */
    glow: true;
  }
}

/** The look of everything that can be pressed. Without script no class says that the keyboard is there. */
export const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: ({ theme }) => ({
      '&:focus-visible, &.Mui-focusVisible': focusRing(theme),
      // A script of plain pages takes the attribute away, but does not know MUI's class.
      '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'pointer' },
      '&:disabled, &[aria-disabled].Mui-disabled': { pointerEvents: 'none', cursor: 'default' },
    }),
  },
};

/** A pill at least as high as a finger. MUI colours it by the palette. */
export const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { variant: 'contained', disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => {
      const { action, surface, text } = theme.vars.color;
      return {
        ...theme.typography.label,
        gap: theme.vars.space.xs,
        minWidth: 'auto',
        minBlockSize: theme.vars.size.control,
        paddingInline: theme.vars.space.l,
        paddingBlock: theme.vars.space.xs,
        border: `${theme.vars.border.strong} solid transparent`,
        borderRadius: theme.vars.radius.round,
        textAlign: 'center',
        transition: transition(theme, 'background-color', 'quick'),
        '&:disabled, &[aria-disabled].Mui-disabled': { opacity: theme.vars.fade.dimmed },
        '&[aria-busy]': { pointerEvents: 'none', '&::after': spinner(theme) },
        ...notPrinted,
        '@media (forced-colors: active)': { borderColor: 'ButtonText' },
        variants: [
          { props: { size: 'large' }, style: { minBlockSize: theme.vars.size.controlHero } },
          {
            props: { size: 'small' },
            style: { [theme.breakpoints.down('md')]: small(theme) },
          },
          // What steps back is small on every screen.
          { props: { size: 'small', variant: 'outlined' }, style: small(theme) },
          { props: { size: 'small', variant: 'text' }, style: small(theme) },
          {
            props: { variant: 'contained' },
            style: { '&.Mui-disabled': inPalette('contained') },
          },
          {
            // As the palette says, by the names of the tokens: the workbench lists what reads each.
            props: { color: 'primary' },
            style: {
              '--variant-containedBg': action.main,
              '--variant-containedColor': action.contrast,
              '--variant-outlinedColor': action.main,
              '--variant-textColor': action.main,
              '&:hover': {
                '--variant-containedBg': action.hover,
                '--variant-textBg': surface.tint,
                '--variant-outlinedBg': surface.tint,
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'currentColor',
              '&.Mui-disabled': { ...inPalette('outlined'), borderColor: 'currentColor' },
            },
          },
          { props: { variant: 'text' }, style: { '&.Mui-disabled': inPalette('text') } },
          {
            props: { variant: 'glow' },
            style: {
              backgroundColor: action.glow,
              '&, &.Mui-disabled': { color: text.onGlow },
              '&:hover': { backgroundColor: action.glowHover },
            },
          },
        ],
      };
    },
    startIcon: ({ theme }) => icon(theme),
    endIcon: ({ theme }) => icon(theme),
  },
};

function small({ vars: { size, space } }: Theme) {
  return { minBlockSize: size.touch, paddingInline: space.m };
}

/** As large as every icon, as far from the words as all that stands side by side. */
function icon({ vars }: Theme) {
  return { margin: 0, '& > *:nth-of-type(1)': { fontSize: vars.size.icon } };
}

/** The colours of a variant, which MUI takes from a disabled button: it steps back as a whole. */
function inPalette(variant: 'contained' | 'outlined' | 'text') {
  return {
    color: `var(--variant-${variant}Color)`,
    backgroundColor: `var(--variant-${variant}Bg)`,
  };
}
