import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from '../../styles/focus-ring.ts';

/** A rail, over it the part up to the thumb, and around them as much as a finger needs. */
export const MuiSlider: Components<Theme>['MuiSlider'] = {
  styleOverrides: {
    root: ({ theme: { vars }, ownerState: { orientation } }) => ({
      '&, &.Mui-disabled': { color: vars.color.action.main },
      borderRadius: vars.radius.round,
      // A finger that scrolls the page may begin on it, and two that zoom.
      touchAction: `${orientation === 'vertical' ? 'pan-x' : 'pan-y'} pinch-zoom`,
      ...(orientation !== 'vertical' && horizontal(vars)),
    }),
    rail: ({ theme: { vars } }) => ({
      backgroundColor: vars.color.action.track,
      opacity: 1,
      '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
    }),
    track: {
      border: 0,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
    thumb: ({ theme }) => ({
      inlineSize: theme.vars.size.thumb,
      blockSize: theme.vars.size.thumb,
      '&::before': { display: 'none' },
      '&, &:hover, &.Mui-active, &.Mui-focusVisible': { boxShadow: theme.vars.elevation.raised },
      '&.Mui-focusVisible': focusRing(theme),
    }),
    valueLabel: ({ theme }) => ({
      ...theme.typography.note,
      borderRadius: theme.vars.radius.small,
      backgroundColor: theme.vars.color.surface.deepRaised,
      color: theme.vars.color.text.onDeep,
    }),
  },
};

function horizontal({ size }: Theme['vars']): CSSObject {
  const padding = `calc((${size.touch} - ${size.track}) / 2) 0`;
  return {
    display: 'block',
    width: 'auto',
    height: size.track,
    padding,
    '@media (pointer: coarse)': { padding },
  };
}
