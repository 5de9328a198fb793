import type { Tokens } from '../tokens/index.ts';

/** The sidebar's sign as a data address: the sun over two hills, and the name beside it. */
export function wordmark(name: string, { color, font }: Tokens): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 40" role="img" aria-label="${name}">
    <defs><clipPath id="view"><circle cx="20" cy="20" r="18"/></clipPath></defs>
    <g clip-path="url(#view)">
      <rect width="40" height="40" fill="${color.scene.skyHigh}"/>
      <circle cx="24" cy="19" r="8" fill="${color.scene.sun}"/>
      <path d="M0 26 Q12 15 26 24 T44 22 V40 H0Z" fill="${color.scene.middle}"/>
      <path d="M0 34 Q16 22 40 32 V40 H0Z" fill="${color.scene.front}"/>
    </g>
    <text x="50" y="27" font-family="${font.family.display.replaceAll('"', "'")}" font-size="22" font-weight="600" fill="${color.text.primary}">${name}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
