import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalStyle } from '../../design-system/GlobalStyle/GlobalStyle.tsx';
import type { Brand } from '../../tokens/index.ts';
import { IslandRendering } from '../islands/island.tsx';
import type { Locale } from '../locales.ts';
import { SiteProvider } from '../SiteProvider.tsx';
import { textFor } from '../text-for.ts';
import { pageCss } from './page-css.ts';
import { islandRenderer } from './render-island.tsx';

export interface RenderedPage {
  body: string;
  /** The rules that this page uses and no others. */
  css: string;
}

/** Renders a page once, at build: all of its text in the body, exactly its CSS beside it. */
export function renderPage(view: ReactNode, page: { brand: Brand; locale: Locale }): RenderedPage {
  const { brand, locale } = page;
  // Without Emotion's prefixer: `pageCss` writes the prefixes that our browsers need.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Before rendering: it puts the cache into the mode that keeps <style> tags out of the body.
  const { extractCritical } = createEmotionServer(cache);
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <IslandRendering value={islandRenderer({ brand, locale, cache })}>
        <SiteProvider brand={brand} locale={locale} t={textFor(brand, locale)}>
          <GlobalStyle />
          {view}
        </SiteProvider>
      </IslandRendering>
    </CacheProvider>,
  );
  return { body, css: pageCss(extractCritical(body).css, body) };
}
