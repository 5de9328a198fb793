import { GlobalStyle } from '../../design-system/GlobalStyle/GlobalStyle.tsx';
import type { Brand } from '../../tokens/index.ts';
import { otherLocale } from '../locales.ts';
import { rememberedWithTexts } from '../read-texts.ts';
import { textFor } from '../text-for.ts';
import { sheetOf } from './page-sheet.ts';
import { filledIn } from './placeholders.ts';
import { renderPart } from './render-part.tsx';
import { type SitePage, SLOTS } from './site-page.ts';
import type { StyledHtml } from './with-rules.ts';

export interface RenderedPage {
  body: string;
  /** The rules that this page uses and no others. */
  css: string;
}

/**
 * Renders a page, at build: all of its text in the body, exactly its CSS beside it. A part that reads
 * the same as on an earlier page is not rendered again.
 */
export function renderPage(page: SitePage, brand: Brand): RenderedPage {
  const { head, view, reads, sections = [], values } = page;
  const { locale, paths } = head;
  const { t = textFor(brand, locale) } = page;
  const context = { brand, locale, t };
  const key = (...read: string[]) => [brand, locale, ...read].join(' ');

  const frame = () =>
    splitAtSections(
      renderPart(
        <>
          <GlobalStyle />
          {view}
        </>,
        { ...context, idPrefix: '', declaresVariables: true },
      ),
    );
  const [before, after] = reads === undefined ? frame() : frames(key(reads), frame);
  const inside = sections.map((section) =>
    parts(key(section.name, section.reads), () =>
      renderPart(section.view, {
        ...context,
        idPrefix: `${section.name}-`,
        declaresVariables: false,
      }),
    ),
  );

  const { css, named } = sheetOf([before, ...inside, after]);
  const addressed = (part: StyledHtml) =>
    named(part).replaceAll(SLOTS.otherAddress, paths[otherLocale(locale)]);
  const body = [addressed(before), ...inside.map(named), addressed(after)].join('');
  return { body: values ? filledIn(body, values) : body, css };
}

const frames = rememberedWithTexts<readonly [StyledHtml, StyledHtml]>(50);
/** In characters: about what a thousand landings with figures of their own have. */
const parts = rememberedWithTexts<StyledHtml>(30_000_000, ({ html }) => html.length);

/** What comes before the sections and what after, each with the rules that it is the first to use. */
function splitAtSections({ html, rules }: StyledHtml): readonly [StyledHtml, StyledHtml] {
  const [before = '', after = ''] = html.split(SLOTS.sections);
  const isFirstAfter = ([name]: [string, string]) => after.includes(name) && !before.includes(name);
  const { first = [], later = [] } = Object.groupBy(Object.entries(rules), (rule) =>
    isFirstAfter(rule) ? 'later' : 'first',
  );
  return [
    { html: before, rules: Object.fromEntries(first) },
    { html: after, rules: Object.fromEntries(later) },
  ];
}
