import type { Theme } from '@mui/material/styles';

/**
 * Stripes, so that an area differs from another not by its colour alone.
 * @param ink the colour of the stripes, as wide as a strong border
 * @param ground the colour between them
 * @param gap its width, in stripes
 */
export function hatched({ vars }: Theme, ink: string, ground = 'transparent', gap = 1): string {
  const { strong } = vars.border;
  return `repeating-linear-gradient(135deg, ${ink} 0 ${strong}, ${ground} ${strong} calc(${gap + 1} * ${strong}))`;
}
