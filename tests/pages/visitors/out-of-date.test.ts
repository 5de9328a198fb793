import { describe, expect, test } from 'vitest';
import { fetchPage } from '../support/fetch-page.ts';
import { HOMES } from './visitor.ts';

const MARKS = { en: 'out of date', de: 'veraltet' };

describe.each(HOMES)('what is out of date in $locale', ({ locale, path, words }) => {
  test('is named in the notice of the demo', async () => {
    const page = await fetchPage(path);
    expect(page.text).toContain(words['frame.demo.outOfDate']);
  });

  test('is marked at its source', async () => {
    const page = await fetchPage(path);
    expect(page.querySelector('main')?.text).toContain(MARKS[locale]);
  });

  test('is followed by its day where it is words', async () => {
    const page = await fetchPage(`${path}/faqs`);
    expect(page.text).toContain(`2026, ${MARKS[locale]}.)`);
  });
});
