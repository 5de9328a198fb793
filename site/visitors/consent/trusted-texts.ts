import type { Translation } from 'vanilla-cookieconsent';

/** What the dialog writes as HTML besides our texts: its own icons. */
const ICON = /^<svg viewBox="0 0 24 24" stroke-width="[\d.]+"><path d="[\w ,.-]+"\/><\/svg>$/;

/**
 * Lets the consent dialog, whose library writes HTML, write its texts and icons and nothing else, under
 * the Trusted Types that the pages' security policy demands. Other scripts still cannot write any HTML.
 */
export function trustTexts(texts: Translation): void {
  const known = new Set(listTexts(texts));
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (known.has(html) || ICON.test(html) ? html : null),
  });
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(listTexts) : [];
}
