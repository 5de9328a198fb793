import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { home } from '../../site/landings/index.ts';
import { readSiteReport } from '../../tools/build/build-report.ts';
import { SITE_DIST } from '../../tools/project/paths.ts';
import { fetchPage } from './support/fetch-page.ts';

/** What the report of the build names: on most days nothing, on others all. */
const { warnings } = await readSiteReport(SITE_DIST);
const marked = warnings.flatMap((line) => line.match(/^claims\.json (\S+) was valid/)?.[1] ?? []);
const MARKS = { en: 'out of date', de: 'veraltet' };

describe.each(LOCALES)('in %s', (locale) => {
  const words = messages[locale];

  test('the notice of the demo says whether parts are out of date', async () => {
    const page = await fetchPage(home.path[locale]);
    expect(page.querySelector('aside')?.text).toContain(
      words[marked.length > 0 ? 'frame.demo.outOfDate' : 'frame.demo.text'],
    );
  });

  test('a source is marked from the day after its last', async () => {
    const page = await fetchPage(home.path[locale]);
    const isMarked = page.querySelector('main')?.text.includes(MARKS[locale]) ?? false;
    expect(isMarked).toBe(marked.includes('baseFee'));
  });

  test('words that are out of date are followed by their day', async () => {
    const page = await fetchPage(`/${locale}/faqs`);
    expect(page.text.includes(`2026, ${MARKS[locale]}.)`)).toBe(marked.includes('subsidyReform'));
  });
});
