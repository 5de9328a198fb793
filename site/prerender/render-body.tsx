import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalStyle } from '../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import { IslandRendering } from '../islands/Island.tsx';
import { PartRendering, type RenderedPart } from '../layout/Part.tsx';
import type { PageTexts } from '../provider/page-texts.ts';
import { SiteProvider } from '../provider/SiteProvider.tsx';
import { createIslandRenderer } from './html/render-island.tsx';
import { renderStyled, type StyledHtml } from './html/styled-html.ts';
import { buildStylesheet } from './html/stylesheet.ts';
import { remember } from './remember.ts';

/** A page's body: all of its text, and the rules that it uses and no others. */
export interface RenderedBody {
  html: string;
  css: string;
}

/** Renders a page. A part that reads the same as on an earlier one is not rendered again. */
export function renderBody(page: ReactNode, texts: PageTexts): RenderedBody {
  const parts: StyledHtml[] = [];
  const place = ({ name, key, say, children }: RenderedPart) => {
    const part = renderOnce(`${texts.brand} ${texts.locale} ${key}`, () =>
      renderTree(children, { ...texts, say }, `${name}-`),
    );
    return formatMark(parts.push(part) - 1);
  };
  const frame = renderTree(
    <PartRendering value={place}>
      <GlobalStyle />
      {page}
    </PartRendering>,
    texts,
  );
  const html = frame.html.replaceAll(MARK, (_mark, at) => parts[at]?.html ?? '');
  const rules = Object.assign({}, frame.rules, ...parts.map((part) => part.rules));
  const { css, rename } = buildStylesheet(rules, html);
  return { html: rename(html), css };
}

/** Renders a tree on its own. React's ids in it begin with a prefix; only the page's has the variables. */
function renderTree(tree: ReactNode, texts: PageTexts, identifierPrefix = ''): StyledHtml {
  return renderStyled((cache) =>
    renderToStaticMarkup(
      <CacheProvider value={cache}>
        <IslandRendering value={createIslandRenderer(texts, cache)}>
          <SiteProvider {...texts} variablesOn={identifierPrefix ? null : ':root'}>
            {tree}
          </SiteProvider>
        </IslandRendering>
      </CacheProvider>,
      { identifierPrefix },
    ),
  );
}

/** Parts by all that they show, up to so many characters. */
const renderOnce = remember<StyledHtml>(30_000_000, ({ html }) => html.length);

/** Of Unicode's private use: no text has them. */
const formatMark = (at: number) => `\ue000${at}\ue001`;
const MARK = /\ue000(\d+)\ue001/g;
