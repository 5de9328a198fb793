/** One pair of colour tokens that meet on screen, with the contrast that WCAG 2.2 requires. */
export interface ContrastPair {
  foreground: string;
  background: string;
  /** 7 for body text (AAA), 4.5 for other text (AA), 3 for controls and large text. */
  atLeast: 3 | 4.5 | 7;
}

const LIGHT_SURFACES = ['paper', 'sand', 'mist', 'raised', 'tint', 'glow'];
const DEEP_SURFACES = ['deep', 'deepRaised'];

/** Every pair the design uses. Body text keeps AAA on every light surface, everything else AA. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...createPairs(LIGHT_SURFACES, ['text.primary', 'text.secondary', 'text.subtle'], 7),
  ...createPairs(LIGHT_SURFACES, ['text.accent'], 4.5),
  ...createPairs(LIGHT_SURFACES, ['signal.gain', 'signal.loss'], 4.5),
  ...createPairs(LIGHT_SURFACES, ['line.control', 'action.main'], 3),
  // More than the 3 that a ring needs: it also lies on pictures.
  ...createPairs([...LIGHT_SURFACES, 'sky'], ['action.focus'], 4.5),
  ...createPairs(['sky'], ['text.primary', 'text.secondary'], 7),
  ...createPairs(['sky'], ['text.accent'], 4.5),
  ...createPairs(['sky'], ['action.main'], 3),
  ...createPairs(['raised', 'paper'], ['signal.star'], 3),
  ...createPairs(DEEP_SURFACES, ['text.onDeep'], 7),
  ...createPairs(DEEP_SURFACES, ['text.onDeepSoft'], 4.5),
  ...createPairs(DEEP_SURFACES, ['action.glow', 'action.focusOnDeep'], 3),
  createPair('action.contrast', 'action.main', 7),
  createPair('action.contrast', 'action.hover', 7),
  createPair('text.onGlow', 'action.glow', 7),
  createPair('text.onGlow', 'action.glowHover', 7),
  ...createPairs(['sun', 'sunHalo', 'paper', 'sand', 'mist'], ['text.onSun'], 7),
  createPair('text.primary', 'surface.sun', 7),
  createPair('text.onSun', 'chart.missing', 7),
  createPair('text.onSun', 'chart.missingSoft', 7),
  createPair('text.primary', 'chart.layerTop', 7),
  createPair('chart.known', 'surface.paper', 3),
  createPair('signal.gain', 'signal.gainSoft', 4.5),
  createPair('signal.loss', 'signal.lossSoft', 4.5),
];

function createPairs(surfaces: string[], foregrounds: string[], atLeast: ContrastPair['atLeast']) {
  return surfaces.flatMap((surface) =>
    foregrounds.map((foreground) => createPair(foreground, `surface.${surface}`, atLeast)),
  );
}

function createPair(
  foreground: string,
  background: string,
  atLeast: ContrastPair['atLeast'],
): ContrastPair {
  return { foreground: `color.${foreground}`, background: `color.${background}`, atLeast };
}
