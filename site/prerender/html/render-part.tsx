import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../../tokens/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { IslandRendering } from '../../islands/island.tsx';
import { SiteProvider } from '../../provider/SiteProvider.tsx';
import type { TextLookup } from '../../provider/text-lookup.ts';
import { createIslandRenderer } from './render-island.tsx';
import { renderStyled, type StyledHtml } from './styled-html.ts';

interface PartContext {
  brand: Brand;
  locale: Locale;
  t: TextLookup;
  /** Begins React's ids in this part, so that no two parts of a page share one. */
  idPrefix: string;
  /** Whether the theme's variables are declared with this part, once per page. */
  declaresVariables: boolean;
}

/** Renders a part of a page on its own: nothing around it changes what is written. */
export function renderPart(view: ReactNode, context: PartContext): StyledHtml {
  const { brand, locale, t, idPrefix, declaresVariables } = context;
  return renderStyled((cache) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <IslandRendering value={createIslandRenderer({ brand, locale, t, cache })}>
          <SiteProvider brand={brand} locale={locale} t={t} declaresVariables={declaresVariables}>
            {view}
          </SiteProvider>
        </IslandRendering>
      </CacheProvider>,
      { identifierPrefix: idPrefix },
    ),
  );
}
