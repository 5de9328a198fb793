import { fontFaceCss } from '../../tokens/fonts.ts';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { firstPaintCss } from '../frame/first-paint.ts';
import { renderHead } from './head.tsx';
import { renderPage } from './render-page.tsx';
import { withShortNames } from './short-names.ts';
import type { SitePage } from './site-page.ts';

/** The parts of a page's HTML document: attributes of `<html>`, content of head and of body. */
export function renderDocument({ head, view }: SitePage): Record<'html' | 'head' | 'body', string> {
  const { origin, name } = brands[currentBrand];
  const page = renderPage(view, { brand: currentBrand, locale: head.locale });
  const { body, css } = withShortNames(page);
  return {
    html: `lang="${head.locale}"`,
    head: `${renderHead(head, origin, name)}<style>${fontFaceCss}${firstPaintCss}${css}</style>`,
    body,
  };
}
