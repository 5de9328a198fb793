import { describe, expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../content/brands/index.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { LOCALES } from '../i18n/locales.ts';
import { listRoutes } from './addresses.ts';

const { fernblick } = brands;
const routes = listRoutes(fernblick);

test('no two pages share a path, and each path begins with its language', () => {
  const own = routes.map(({ page, paths }) => paths[page.locale]);
  expect(own).toEqual([...new Set(own)]);
  for (const { page, paths } of routes) {
    expect(paths[page.locale]).toMatch(new RegExp(`^/${page.locale}(/[a-z0-9./-]+)?$`));
  }
});

describe('stand-ins', () => {
  test.each(keysOf(brands))('leave no link of %s to this site dead', (name) => {
    const { urls } = brands[name];
    const here = Object.values(urls)
      .flatMap((address) => LOCALES.map((locale) => address[locale]))
      .filter((address) => address.startsWith('/'));
    const pages = new Set(listRoutes(brands[name]).map(({ page, paths }) => paths[page.locale]));
    expect(here.filter((address) => !pages.has(address))).toEqual([]);
  });

  test('are left out where a brand has an address of its own', () => {
    const blog = inEachLanguage({ en: 'https://blog.example/en', de: 'https://blog.example/de' });
    const live = listRoutes({ ...fernblick, urls: { ...fernblick.urls, blog } });
    expect(live.map(({ page }) => page.key)).not.toContain('blog');
    expect(live.map(({ page }) => page.key)).toContain('planStart');
  });
});
