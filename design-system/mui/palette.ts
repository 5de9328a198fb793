import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from '../../tokens/index.ts';

/** MUI's palette in the colours of our roles. Every `contrastText` is readable on its `main`. */
export function createPalette({ color }: Tokens): PaletteOptions {
  const { action, chart, line, signal, surface, text } = color;
  return {
    primary: {
      main: action.main,
      light: action.track,
      dark: action.hover,
      contrastText: action.contrast,
    },
    secondary: {
      main: text.secondary,
      light: line.soft,
      dark: text.primary,
      contrastText: text.onDeep,
    },
    error: {
      main: signal.loss,
      light: signal.lossSoft,
      dark: signal.loss,
      contrastText: action.contrast,
    },
    success: {
      main: signal.gain,
      light: signal.gainSoft,
      dark: signal.gain,
      contrastText: action.contrast,
    },
    warning: {
      main: chart.wished,
      light: surface.glow,
      dark: chart.wished,
      contrastText: text.onGlow,
    },
    info: {
      main: text.accent,
      light: surface.mist,
      dark: action.hover,
      contrastText: action.contrast,
    },
    text: { primary: text.primary, secondary: text.secondary, disabled: text.subtle },
    background: { default: surface.paper, paper: surface.raised },
    divider: line.soft,
    action: {
      active: text.secondary,
      hover: surface.tint,
      selected: surface.mist,
      focus: surface.mist,
      disabled: line.control,
      disabledBackground: line.soft,
    },
  };
}
