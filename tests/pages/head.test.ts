import { describe, expect, inject, test } from 'vitest';
import { readBrand } from '../../site/content/brands/chosen.ts';
import { brands } from '../../site/content/brands/index.ts';
import { LANGUAGES, LOCALES, type Locale, listOtherLocales } from '../../site/i18n/locales.ts';
import { listRoutes } from '../../site/pages/addresses.ts';
import { fetchPage } from './support/fetch-page.ts';
import { NOWHERE } from './support/visit.ts';

const brand = brands[readBrand()];
const { origin, name } = brand;

/** Every page that search engines may find. */
const PAGES = listRoutes(brand)
  .filter(({ indexed }) => indexed)
  .map(({ page: { key, locale }, paths }) => ({ key, locale, path: paths }));

describe.each(PAGES)('the head of $key in $locale', async ({ path, locale }) => {
  const page = await fetchPage(path[locale]);
  const meta = new Map(
    page
      .querySelectorAll('meta')
      .map(({ attrs: { name, property, content } }) => [name ?? property, content]),
  );
  const links = page.querySelectorAll('link').map(({ attrs }) => attrs);

  test('declares its language', () => {
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(locale);
  });

  test('has a title and a description of useful length', () => {
    const title = page.querySelector('title')?.text ?? '';
    expect(title.length).toBeGreaterThan(10);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(meta.get('description')?.length).toBeGreaterThan(50);
    expect(meta.get('description')?.length).toBeLessThanOrEqual(170);
    expect(`${title} ${meta.get('description')}`).not.toMatch(/[{}]/);
  });

  test('has its own URL as the canonical one', () => {
    const canonical = links.filter(({ rel }) => rel === 'canonical');
    expect(canonical.map(({ href }) => href)).toEqual([origin + path[locale]]);
  });

  test('links the page in every language, and the default', () => {
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    expect(Object.fromEntries(alternates.map((link) => [link.hreflang, link.href]))).toEqual({
      ...Object.fromEntries(LOCALES.map((language) => [language, origin + path[language]])),
      'x-default': origin + path.en,
    });
  });

  test('allows search engines to index it', () => {
    expect(meta.get('robots')).toBe('index, follow');
  });

  test('has the metadata for a preview where it is shared', async () => {
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:type': 'website',
      'og:site_name': name,
      'og:title': expect.stringMatching(/\w/),
      'og:description': meta.get('description'),
      'og:url': origin + path[locale],
      'og:locale': formatTag(locale),
      'og:locale:alternate': listOtherLocales(locale).map(formatTag).at(-1),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const image = new URL(meta.get('og:image') ?? '');
    expect(image.origin).toBe(origin);
    const response = await fetch(inject('site') + image.pathname);
    expect(response.status, `${image.pathname} is not in the build`).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  test('claims no rating of our own for search results, which they refuse', () => {
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toEqual([]);
  });

  test('loads no file twice', () => {
    const hrefs = links.filter(({ rel }) => rel === 'preload').map(({ href }) => href);
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });
});

test('the page at addresses that lead nowhere names no address, above all not that of another', async () => {
  const page = await fetchPage(NOWHERE);
  const named = ['meta[property="og:url"]', 'link[rel="canonical"]', 'link[hreflang]'];
  expect(named.filter((selector) => page.querySelector(selector))).toEqual([]);
  expect(page.querySelector('[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

test('titles and descriptions differ from page to page', async () => {
  const heads = await Promise.all(
    PAGES.map(async ({ path, locale }) => {
      const page = await fetchPage(path[locale]);
      const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
      return [page.querySelector('title')?.text, description];
    }),
  );
  const texts = heads.flat();
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

/** As the Open Graph protocol writes a language: `en_GB`. */
function formatTag(locale: Locale): string {
  return LANGUAGES[locale].tag.replace('-', '_');
}
