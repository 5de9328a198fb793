import { extractText } from 'unpdf';
import { expect, inject, test } from 'vitest';
import { documents } from '../../site/content/documents/index.ts';
import { LOCALES } from '../../site/i18n/locales.ts';
import { removeSoftHyphens } from '../../site/i18n/soft-hyphens.ts';
import { fetchPage } from './support/fetch-page.ts';

test.each(LOCALES)('the initial information can be kept as a file in %s', async (locale) => {
  const page = await fetchPage(documents.initialInformation.path[locale]);
  const path = page.querySelector('main a[href$=".pdf"]')?.getAttribute('href');
  expect(path, 'Below /de and /en hosts send the policy of pages').toMatch(/^\/[^/]+\.pdf$/);
  const response = await fetch(inject('site') + path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { text } = await extractText(await response.bytes(), { mergePages: true });
  const paragraphs = page
    .querySelectorAll('main section:not(:has(a[href$=".pdf"])) p:not(:has(a))')
    .map(({ textContent }) => withoutSpaces(textContent));
  expect(paragraphs.length).toBeGreaterThan(7);
  expect(paragraphs.filter((one) => !withoutSpaces(text).includes(one))).toEqual([]);
});

test.each(LOCALES)('the imprint leads to the licences of code and fonts in %s', async (locale) => {
  const page = await fetchPage(documents.imprint.path[locale]);
  const path = page.querySelector('main a[href$=".txt"]')?.getAttribute('href');
  const licenses = await (await fetch(inject('site') + path)).text();
  expect(licenses).toMatch(/## react - [\d.]+ \(MIT\)\s+MIT License/);
  expect(licenses).toMatch(/source-sans-3 \(font\)\s[^#]*SIL Open Font License/i);
  expect(licenses).toMatch(/bricolage-grotesque \(font\)\s[^#]*SIL Open Font License/i);
});

test('the licence of everything in the scripts comes with its text', async () => {
  const licenses = await (await fetch(`${inject('site')}/licenses.txt`)).text();
  const sections = licenses.split(/^## /m).slice(1);
  const bare = sections.filter((section) => !/copyright/i.test(section));
  expect(bare).toEqual([]);
});

/** A PDF breaks lines elsewhere. */
function withoutSpaces(text: string): string {
  return removeSoftHyphens(text).replaceAll(/\s/g, '');
}
