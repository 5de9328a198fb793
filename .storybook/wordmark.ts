import type { Tokens } from '../tokens/index.ts';

/**
 * The sidebar's wordmark as a data URL: the drawing of `design-system/drawings/Logo` with the name beside it.
 * It uses the text font, because an image cannot load the display font.
 */
export function wordmark(name: string, { color, font }: Tokens): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 40" role="img" aria-label="${name}">
    <circle cx="23" cy="18" r="9" fill="${color.action.glow}"/>
    <path d="M0 31c7-10 15-10 22-4s12 5 18 0v9H0z" fill="${color.action.main}"/>
    <text x="50" y="28" font-family="${font.family.text.replaceAll('"', "'")}" font-size="23" font-weight="600" fill="${color.text.primary}">${name}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
