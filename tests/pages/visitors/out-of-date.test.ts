import { describe, expect, test } from 'vitest';
import { mapValues } from '../../../lib/objects.ts';
import { outOfDateMarks } from '../../../site/content/claims/claims.ts';
import type { Localized } from '../../../site/i18n/locales.ts';
import { fetchPage } from '../support/fetch-page.ts';
import { HOMES } from './visitor.ts';

/** What the ledger writes behind a day, and behind the day of a statement. */
const behind = (marks: Localized) => mapValues(marks, (mark) => mark.split('{day}').at(-1));
const DAY = behind(outOfDateMarks.day);
const STATEMENT = behind(outOfDateMarks.statement);

describe.each(HOMES)('what is out of date in $locale', ({ locale, path, words }) => {
  test('is named in the notice of the demo', async () => {
    const page = await fetchPage(path);
    expect(page.text).toContain(words['frame.demo.outOfDate']);
  });

  test('is marked at its source', async () => {
    const page = await fetchPage(path);
    expect(page.querySelector('main')?.text).toContain(DAY[locale]);
  });

  test('is followed by its day where it is words', async () => {
    const page = await fetchPage(`${path}/faqs`);
    expect(page.text).toContain(`2026${STATEMENT[locale]}`);
  });
});
