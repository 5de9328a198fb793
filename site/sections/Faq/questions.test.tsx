import { parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createRecord, keysOf } from '../../../lib/objects.ts';
import { faq } from '../../content/faq.ts';
import type { ServedQuestion } from '../../content/service/questions.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { getPageTexts } from '../../provider/page-texts.ts';

// Other files share the modules of this one.
afterEach(() => {
  vi.doUnmock('virtual:content');
  vi.resetModules();
});

test.each(LOCALES)('pages in %s show the same from the service and from here', async (locale) => {
  const own = await shown(locale);
  expect(own.page.length).toBeGreaterThan(5000);
  // The service has no links below its answers.
  const { landing, page } = await shown(locale, servedFaq(locale));
  expect({ landing, page }).toEqual({ landing: own.landing, page: withoutActions(own.page) });
});

test.each(LOCALES)('an answer in %s ends with its action', async (locale) => {
  const { page } = await shown(locale);
  const links = parse(page).querySelectorAll('details > div > p:last-child > a');
  expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual(
    Object.values(faq).flatMap(({ action }) =>
      action ? [[action.href[locale], action.label[locale]]] : [],
    ),
  );
});

test('a text of the service is filled in from the ledger, and an unknown figure refused', async () => {
  const [question] = servedFaq('en');
  if (!question) throw new Error('There is no question.');
  const named = { ...question, question: '{product}?', answer: '<p>{minimumContribution}</p>' };
  const { landing } = await shown('en', [named]);
  expect(landing).toContain('Fernblick Pension?');
  expect(landing).toContain('100\u00a0€');
  await expect(shown('en', [{ ...question, answer: '<p>{fee}</p>' }])).rejects.toThrow(
    'The question "cost" of the content service names {fee}.',
  );
});

function withoutActions(page: string): string {
  return without('details p:has(> a)', page);
}

function without(selector: string, html: string): string {
  const root = parse(html);
  for (const element of root.querySelectorAll(selector)) element.remove();
  return root.toString();
}

/** The questions of this repository as the service would have them. */
function servedFaq(locale: Locale): ServedQuestion[] {
  return keysOf(faq).map((id) => ({
    id,
    topics: faq[id].topics,
    order: faq[id].order,
    question: faq[id].question[locale],
    answer: faq[id].answer[locale].map((paragraph) => `<p>${paragraph}</p>`).join(''),
  }));
}

/** A landing's section and the page with all questions, as a browser reads them. */
async function shown(locale: Locale, served?: readonly ServedQuestion[]) {
  vi.resetModules();
  const places = served && { page: served, landing: served };
  const servedQuestions = places ? createRecord(LOCALES, () => places) : null;
  vi.doMock('virtual:content', () => ({ servedQuestions }));
  const { Faq } = await import('./Faq.tsx');
  const { Page } = await import('../../pages/questions/+Page.tsx');
  const { SiteProvider } = await import('../../provider/SiteProvider.tsx');
  // React writes an apostrophe in its own way; a browser reads the same.
  const html = (view: ReactNode) =>
    without(
      'style',
      renderToStaticMarkup(
        <SiteProvider {...getPageTexts('fernblick', locale)}>{view}</SiteProvider>,
      ).replaceAll('&#x27;', "'"),
    );
  return { landing: html(<Faq first={['children', 'death']} />), page: html(<Page />) };
}
