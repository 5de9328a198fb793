import { describe, expect, inject, test } from 'vitest';
import { chosenBrand } from '../../site/content/brands/chosen.ts';
import { brands } from '../../site/content/brands/index.ts';
import { LANDING_PAGES, landings } from '../../site/landings/index.ts';
import { LOCALES, otherLocale } from '../../site/locales.ts';
import { tagsIn } from './html.ts';

const { origin, name } = brands[chosenBrand()];

describe.each(LANDING_PAGES)('the head of $key in $locale', async ({ key, locale }) => {
  const { path } = landings[key];
  const html = await (await fetch(inject('site') + path[locale])).text();
  const meta = new Map(
    tagsIn(html, 'meta').map((tag) => [tag.name ?? tag.property ?? '', tag.content ?? '']),
  );
  const links = tagsIn(html, 'link');

  test('declares its language', () => {
    expect(tagsIn(html, 'html')[0]?.lang).toBe(locale);
  });

  test('has a title and a description of useful length', () => {
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
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
      'og:locale': { en: 'en_GB', de: 'de_DE' }[locale],
      'og:locale:alternate': { en: 'en_GB', de: 'de_DE' }[otherLocale(locale)],
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

  test('loads no file twice', () => {
    const hrefs = links.filter(({ rel }) => rel === 'preload').map(({ href }) => href);
    expect(hrefs).toEqual([...new Set(hrefs)]);
  });
});

test('titles and descriptions differ from page to page', async () => {
  const heads = await Promise.all(
    LANDING_PAGES.map(async ({ key, locale }) => {
      const html = await (await fetch(inject('site') + landings[key].path[locale])).text();
      const description = tagsIn(html, 'meta').find((tag) => tag.name === 'description')?.content;
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], description];
    }),
  );
  const texts = heads.flat();
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
