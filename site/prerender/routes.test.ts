import { describe, expect, test } from 'vitest';
import { brands } from '../content/brands/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { findPage, listRoutes } from './routes.ts';

const { fernblick } = brands;
const routes = listRoutes(fernblick);

test.each(routes)('$page.kind $page.key in $page.locale is a page at its path', (route) => {
  const { page, paths } = route;
  const path = paths[page.locale];
  expect(findPage(path)).toEqual(page);
  expect(findPage(`${path}/`)).toEqual(page);
});

test('no two pages share a path, and each path begins with its language', () => {
  const own = routes.map(({ page, paths }) => paths[page.locale]);
  expect(own).toEqual([...new Set(own)]);
  for (const { page, paths } of routes) {
    expect(paths[page.locale]).toMatch(new RegExp(`^/${page.locale}(/[a-z0-9./-]+)?$`));
  }
});

test.each(['/', '/de/reviews', '/en/bewertungen', '/en/plan', '/fr/faqs'])('%s is none', (path) => {
  expect(findPage(path)).toBeUndefined();
});

describe('stand-ins', () => {
  test.each(Object.entries(brands))('leave no link of %s to this site dead', (_name, { urls }) => {
    const here = Object.values(urls)
      .flatMap((address) => LOCALES.map((locale) => address[locale]))
      .filter((address) => address.startsWith('/'));
    expect(here.filter((address) => !findPage(address))).toEqual([]);
  });

  test('are left out where a brand has an address of its own', () => {
    const blog = { en: 'https://blog.example/en', de: 'https://blog.example/de' };
    const live = listRoutes({ ...fernblick, urls: { ...fernblick.urls, blog } });
    expect(live.map(({ page }) => page.key)).not.toContain('blog');
    expect(live.map(({ page }) => page.key)).toContain('planStart');
  });
});
