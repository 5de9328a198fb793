import {
  createTheme,
  type PaletteOptions,
  type SimplePaletteColorOptions,
} from '@mui/material/styles';
import { mapValues, mergeDeep } from '../../lib/objects.ts';
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

/** A palette with what MUI finds readable on each of its colours that says nothing about it. */
export function completePalette(palette: PaletteOptions): PaletteOptions {
  const { palette: complete } = createTheme({ cssVariables: { nativeColor: true }, palette });
  const readable = (['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const)
    .filter((intention) => readIntention(palette[intention]).main)
    .map((intention) => [intention, { contrastText: complete[intention].contrastText }]);
  return mergeDeep(Object.fromEntries(readable), palette);
}

/** The other way round: the roles of ours that a palette says, as far as MUI's words reach. */
export function readPalette(palette: PaletteOptions): Record<string, Record<string, string>> {
  const { primary, error, success, text, background, divider } = palette;
  const { main, dark, light, contrastText } = readIntention(primary);
  return mapValues(
    {
      action: { main, hover: dark ?? main, track: light, contrast: contrastText },
      signal: {
        ...{ loss: readIntention(error).main, lossSoft: readIntention(error).light },
        ...{ gain: readIntention(success).main, gainSoft: readIntention(success).light },
      },
      text: {
        ...{ primary: text?.primary, secondary: text?.secondary, subtle: text?.disabled },
        // As MUI's links.
        accent: main,
      },
      surface: { paper: background?.default, raised: background?.paper },
      line: { soft: divider },
    },
    omitUndefined,
  );
}

function readIntention(color: PaletteOptions['primary']): Partial<SimplePaletteColorOptions> {
  return color && 'main' in color ? color : {};
}

function omitUndefined(values: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(entries);
}
