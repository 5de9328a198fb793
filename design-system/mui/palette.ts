import type { PaletteOptions } from '@mui/material/styles';
import type { Tokens } from '../../tokens/index.ts';

/** MUI's palette in the colours of our roles. Every `contrastText` is readable on its `main`. */
export function createPalette({
  action,
  chart,
  line,
  signal,
  surface,
  text,
}: Tokens['color']): PaletteOptions {
  const createIntention = (
    main: string,
    light: string,
    dark = main,
    contrastText = action.contrast,
  ) => ({ main, light, dark, contrastText });
  return {
    primary: createIntention(action.main, action.track, action.hover),
    secondary: createIntention(text.secondary, line.soft, text.primary, surface.paper),
    error: createIntention(signal.loss, signal.lossSoft),
    success: createIntention(signal.gain, signal.gainSoft),
    warning: createIntention(chart.wished, surface.glow, chart.wished, text.onGlow),
    info: createIntention(text.accent, surface.mist, action.hover),
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
