import { describe, expect, inject } from 'vitest';
import { brands } from '../../site/content/brands/index.ts';
import { listOtherLocales } from '../../site/i18n/locales.ts';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { listRoutes } from '../../site/pages/addresses.ts';
import { BRAND } from '../../tools/project/brand.ts';
import { fetchPage } from './support/fetch-page.ts';
import { test } from './support/visit.ts';

const site = inject('site');

const ALL_ROUTES = listRoutes(brands[BRAND])
  .filter(({ page }) => page.locale === 'en')
  .map(({ paths }) => paths);

describe('the language switch', () => {
  test.for(LANDING_PAGES)(
    'of $name in $locale links to the same page in every other language',
    async ({ locale, path, paths }) => {
      const links = (await fetchPage(path)).querySelectorAll('a[hreflang]');
      const hrefs = links.map((link) => link.getAttribute('href'));
      expect(new Set(hrefs)).toEqual(
        new Set(listOtherLocales(locale).map((other) => paths[other])),
      );
    },
  );

  test('keeps the fragment and the campaign parameters', async ({ visit }) => {
    const { page } = await visit('/en?utm_source=letter#comparison');
    await page.locator('a[hreflang="de"]').first().click();
    await page.waitForURL(`${site}/de?utm_source=letter#comparison`);
  });

  test('leads on to the question that the address names', async ({ visit, expect }) => {
    const german = await fetchPage('/de/faqs');
    const anchor = german.querySelector('[data-alias="faq-cost"]')?.id;
    const { page } = await visit(`/de/faqs#${anchor}?utm_source=mail`);
    await page.locator('a[hreflang="en"]').first().click();
    await page.waitForURL(`${site}/en/faqs#faq-cost?utm_source=mail`);
    const question = page.locator('[data-alias="faq-cost"]');
    await expect.poll(() => question.getAttribute('open')).toBe('');
    await page.locator('a[hreflang="de"]').first().click();
    await expect.poll(() => page.locator(`#${anchor}`).getAttribute('open')).toBe('');
  });

  test.for(ALL_ROUTES)('of $en finds all that its addresses name', async ({ en, de }) => {
    const [english, german] = await Promise.all([en, de].map(listNames));
    expect(english).toEqual(german);
  });
});

describe('the root URL', () => {
  test.for([
    ['de-AT', '/de'],
    ['en-US', '/en'],
    ['fr-FR', '/'],
  ] as const)('redirects a browser in %s to %s', async ([language, path], { visit }) => {
    const { page } = await visit('/', { language });
    await page.waitForURL(site + path);
  });

  test('offers both languages without JavaScript', async ({ visit }) => {
    const { page } = await visit('/', { javaScript: false });
    const hrefs = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(['/en', '/de']));
  });
});

describe('the page for an address that leads nowhere', () => {
  test.for([
    ['/de/nowhere', true, ['de', 'en']],
    ['/en/nowhere', true, ['en', 'de']],
    ['/nowhere', true, ['en', 'de']],
    ['/de/nowhere', false, ['en', 'de']],
  ] as const)(
    'at %s, with scripts %s, speaks %s',
    async ([path, javaScript, languages], { visit }) => {
      const { page } = await visit(path, { javaScript });
      const shown = page.locator('main section[lang]');
      expect(
        await shown.evaluateAll((all) => all.map((part) => part.getAttribute('lang'))),
      ).toEqual(languages);
      const headers = page.locator('header:visible');
      expect(
        await headers.evaluateAll((all) => all.map((part) => part.getAttribute('lang'))),
      ).toEqual([languages[0]]);
      expect(await page.locator('html').getAttribute('lang')).toBe(languages[0]);
    },
  );
});

/** The anchors of a page as both languages know them, but for those that React makes. */
async function listNames(path: string): Promise<string[]> {
  const parts = (await fetchPage(path)).querySelectorAll('[id]');
  const names = parts.map((part) => part.getAttribute('data-alias') ?? part.id);
  return names.filter((name) => !name.startsWith('_'));
}
