import { formatSourceHash } from '../../lib/source-hash.ts';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';
import { brandTokens, darkTokens } from '../../tokens/index.ts';
import { FOLDER } from '../config/address.ts';
import { currentBrand } from '../content/brands/current.ts';
import { brands } from '../content/brands/index.ts';
import { firstPaintCss, firstPaintScript } from '../layout/first-paint.ts';
import { renderHead } from './html/head.tsx';
import { renderPage } from './incremental/render-page.tsx';
import type { SitePage } from './site-page.ts';

/** The parts of a page's HTML document in UTF-8: attributes of `<html>`, content of head and of body. */
export function renderDocument(page: SitePage): Record<'html' | 'head' | 'body', Buffer> {
  const { head } = page;
  const { origin, name } = brands[currentBrand];
  const site = { address: origin + FOLDER, name, themeColors };
  const { body, css } = renderPage(page, currentBrand);
  const style = Buffer.concat([SHARED_CSS, css]);
  // The dev server puts styles of its own into pages.
  const policy = import.meta.env.PROD ? formatStylePolicy(style) : '';
  return {
    html: Buffer.from(`lang="${head.locale}"`),
    head: Buffer.concat([
      Buffer.from(`${renderHead(head, site)}${policy}${SCRIPT}<style>`),
      style,
      END,
    ]),
    body,
  };
}

const COLORS = { light: brandTokens[currentBrand].color, dark: darkTokens[currentBrand].color };
const themeColors = brands[currentBrand].schemes.map((scheme) => COLORS[scheme].surface.sky);
const SHARED_CSS = Buffer.from(fontFaceCss + firstPaintCss);
const SCRIPT = `<script>${firstPaintScript}</script>`;
const END = Buffer.from('</style>');

/**
 * The part of a page's security policy that no other page shares, so that a host has one policy for any
 * number of pages: of inline styles only the page's own, and the empty element that Emotion inserts when
 * an island hydrates. Attributes stay allowed: charts place their parts with them.
 */
function formatStylePolicy(style: Uint8Array): string {
  const elements = ["style-src 'self'", formatSourceHash(style), formatSourceHash('')].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="${elements}; style-src-attr 'unsafe-inline'">`;
}
