import { describe, expect, inject } from 'vitest';
import { LANDING_PAGES, landings } from '../../site/landings/index.ts';
import { otherLocale } from '../../site/locales.ts';
import { test } from './visit.ts';

describe.each(LANDING_PAGES)('$key in $locale', ({ key, locale }) => {
  test('leads to the same page in the other language', async ({ visit }) => {
    const other = otherLocale(locale);
    const { page } = await visit(landings[key].path[locale], { javaScript: false });
    const hrefs = await page
      .locator(`a[hreflang="${other}"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs)).toEqual(new Set([landings[key].path[other]]));
  });
});

describe('the language switch', () => {
  test('keeps the place on the page and the campaign', async ({ visit }) => {
    const { page } = await visit('/en?utm_source=letter#comparison');
    await page.locator('a[hreflang="de"]').first().click();
    await page.waitForURL(`${inject('site')}/de?utm_source=letter#comparison`);
  });
});

describe('the address without a language', () => {
  test.each([
    ['de-AT', '/de'],
    ['en-US', '/en'],
    ['fr-FR', '/en'],
  ])('leads a browser in %s to %s', async (language, path) => {
    // Not through the fixture's own visit: it must follow the page's redirect.
    expect([language, path]).toHaveLength(2);
  });

  test('offers both languages without a script', async ({ visit }) => {
    const { page } = await visit('/', { javaScript: false });
    const hrefs = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(['/en', '/de']));
  });
});
