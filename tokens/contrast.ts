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
  ...on(LIGHT_SURFACES, ['text.primary', 'text.secondary', 'text.subtle'], 7),
  ...on(LIGHT_SURFACES, ['text.accent'], 4.5),
  ...on(LIGHT_SURFACES, ['signal.gain', 'signal.loss'], 4.5),
  ...on(LIGHT_SURFACES, ['line.control', 'action.focus', 'action.main'], 3),
  ...on(['sky'], ['text.primary', 'text.secondary'], 7),
  ...on(['sky'], ['text.accent'], 4.5),
  ...on(['sky'], ['action.focus', 'action.main'], 3),
  ...on(['raised', 'paper'], ['signal.star'], 3),
  ...on(DEEP_SURFACES, ['text.onDeep'], 7),
  ...on(DEEP_SURFACES, ['text.onDeepSoft'], 4.5),
  ...on(DEEP_SURFACES, ['action.glow', 'action.focusOnDeep'], 3),
  pair('action.contrast', 'action.main', 7),
  pair('action.contrast', 'action.hover', 7),
  pair('text.onGlow', 'action.glow', 7),
  pair('text.onGlow', 'action.glowHover', 7),
  pair('signal.gain', 'signal.gainSoft', 4.5),
  pair('signal.loss', 'signal.lossSoft', 4.5),
];

function on(surfaces: string[], foregrounds: string[], atLeast: ContrastPair['atLeast']) {
  return surfaces.flatMap((surface) =>
    foregrounds.map((foreground) => pair(foreground, `surface.${surface}`, atLeast)),
  );
}

function pair(
  foreground: string,
  background: string,
  atLeast: ContrastPair['atLeast'],
): ContrastPair {
  return { foreground: `color.${foreground}`, background: `color.${background}`, atLeast };
}
