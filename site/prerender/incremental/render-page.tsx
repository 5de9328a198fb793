import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GlobalStyle } from '../../../design-system/page/GlobalStyle/GlobalStyle.tsx';
import type { Brand } from '../../../tokens/index.ts';
import { getOtherLocale } from '../../i18n/locales.ts';
import { memoizeWithTexts } from '../../i18n/record-texts.ts';
import { IslandRendering } from '../../islands/Island.tsx';
import { getPageTexts } from '../../provider/page-texts.ts';
import { SiteProvider } from '../../provider/SiteProvider.tsx';
import { createIslandRenderer } from '../html/render-island.tsx';
import { renderStyled, type StyledHtml } from '../html/styled-html.ts';
import { OTHER_PATH, SECTIONS, type SitePage } from '../site-page.ts';
import { fillTemplate } from './placeholders.ts';
import { buildStylesheet } from './shared-css.ts';

/** In UTF-8. */
export interface RenderedPage {
  body: Buffer;
  /** The rules that this page uses and no others. */
  css: Buffer;
}

/**
 * Renders a page, at build: all of its text in the body, exactly its CSS beside it. A part that reads
 * the same as on an earlier page is not rendered again.
 */
export function renderPage(page: SitePage, brand: Brand): RenderedPage {
  const { head, view, cacheKey, sections = [], values } = page;
  const { locale, paths } = head;
  const texts = { ...getPageTexts(brand, locale), ...(page.say && { say: page.say }) };
  /** Renders a part on its own: nothing around it changes what is written. Ids of React begin with its name. */
  const renderPart = (idPrefix: string, part: ReactNode) =>
    renderStyled((cache) =>
      renderToStaticMarkup(
        <CacheProvider value={cache}>
          <IslandRendering value={createIslandRenderer(texts, cache)}>
            <SiteProvider {...texts} variablesOn={idPrefix === '' ? ':root' : null}>
              {part}
            </SiteProvider>
          </IslandRendering>
        </CacheProvider>,
        { identifierPrefix: idPrefix },
      ),
    );
  const key = (...parts: string[]) => [brand, locale, ...parts].join(' ');

  const frame = () =>
    splitAtSections(
      renderPart(
        '',
        <>
          <GlobalStyle />
          {view}
        </>,
      ),
    );
  const [before, after] = cacheKey === undefined ? frame() : frames(key(cacheKey), frame);
  const inside = sections.map((section) =>
    sectionParts(key(section.name, section.cacheKey), () =>
      renderPart(`${section.name}-`, section.view),
    ),
  );

  const parts = [before, ...inside, after];
  const { css, named } = buildStylesheet(parts);
  const filled = { ...values, [OTHER_PATH]: paths[getOtherLocale(locale)].slice(1) };
  return { body: Buffer.concat(parts.flatMap((part) => fillTemplate(named(part), filled))), css };
}

const frames = memoizeWithTexts<readonly [StyledHtml, StyledHtml]>(50);
/** In characters: about what a thousand landings with figures of their own have. */
const sectionParts = memoizeWithTexts<StyledHtml>(30_000_000, ({ html }) => html.length);

/** The HTML before the sections and after them, each with the rules that it is the first to use. */
function splitAtSections({ html, rules }: StyledHtml): readonly [StyledHtml, StyledHtml] {
  const [before = '', after = ''] = html.split(SECTIONS);
  const isFirstAfter = ([name]: [string, string]) => after.includes(name) && !before.includes(name);
  const { first = [], later = [] } = Object.groupBy(Object.entries(rules), (rule) =>
    isFirstAfter(rule) ? 'later' : 'first',
  );
  return [
    { html: before, rules: Object.fromEntries(first) },
    { html: after, rules: Object.fromEntries(later) },
  ];
}
