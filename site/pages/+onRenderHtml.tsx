import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { formatSourceHash } from '../../lib/source-hash.ts';
import { fontFaceCss } from '../../tokens/fonts/font-faces.ts';
import { currentBrand } from '../content/brands/current.ts';
import { LANGUAGES, LOCALES } from '../i18n/locales.ts';
import { formatBeforeScripts } from '../islands/before-scripts.ts';
import { PATIENCE } from '../islands/missing-scripts.ts';
import { firstPaintCss, firstPaintScript } from '../layout/first-paint.ts';
import { renderBody } from '../prerender/render-body.tsx';
import { getPageTexts } from '../provider/page-texts.ts';
import { assertListed } from './assert-listed.ts';

/** Writes a page as one document, and says which one it was that cannot be rendered. */
export function onRenderHtml(pageContext: PageContextServer) {
  try {
    assertListed(pageContext);
    return renderDocument(pageContext);
  } catch (error) {
    console.error(`${pageContext.urlPathname} cannot be rendered:`);
    throw error;
  }
}

/** What a page says, exactly its rules, and no script but the start's, which Vike adds. */
function renderDocument(pageContext: PageContextServer) {
  const { locale = LOCALES[0], config } = pageContext;
  const { Head } = config;
  const isRightToLeft = LANGUAGES[locale].direction === 'rtl';
  const Page = pageContext.Page as ComponentType<object>;
  const { html, css } = renderBody(
    <Page {...(pageContext.data as object)} />,
    getPageTexts(currentBrand, locale),
  );
  const head = renderToStaticMarkup(Head && <Head pageContext={pageContext} />);
  const style = fontFaceCss + firstPaintCss + css;
  return escapeInject`<!doctype html>
<html lang="${locale}"${dangerouslySkipEscape(isRightToLeft ? ' dir="rtl"' : '')}${dangerouslySkipEscape(formatAskedAt(pageContext))}>
<head>${dangerouslySkipEscape(`${head}${formatPolicy(style)}<script>${firstPaintScript};${formatBeforeScripts(PATIENCE)}</script><style>${style}</style>`)}</head>
<body>${dangerouslySkipEscape(html)}</body>
</html>`;
}

/** Tells the dev server which changes the page may lack (see `dev/tell-rendered.ts`). */
function formatAskedAt({ headers }: PageContextServer): string {
  return import.meta.env.DEV ? ` data-asked-at="${headers?.['x-asked-at']}"` : '';
}

/**
 * The part of a page's security policy that no other page shares, so that a host has one policy for any
 * number of pages: of inline styles only the page's own, and the empty element that Emotion inserts when
 * an island hydrates. Attributes stay allowed: charts place their parts with them.
 */
function formatPolicy(style: string): string {
  // The dev server puts styles of its own into pages.
  if (import.meta.env.DEV) return '';
  const elements = ["style-src 'self'", formatSourceHash(style), formatSourceHash('')].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="${elements}; style-src-attr 'unsafe-inline'">`;
}
