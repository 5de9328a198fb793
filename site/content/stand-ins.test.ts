import { expect, test } from 'vitest';
import { brands } from './brands/index.ts';
import { STAND_IN_PAGES, standInAt, standInsOf } from './stand-ins.ts';

test.each(Object.entries(brands))('no link of %s to this site is dead', (_name, { urls }) => {
  const addresses = Object.values(urls).flatMap((address) => Object.values(address));
  const here = addresses.filter((address) => address.startsWith('/'));
  expect(here.filter((address) => !standInAt(address))).toEqual([]);
});

test('a stand-in is found with and without a trailing slash', () => {
  expect(standInAt('/de/bewertungen/')).toEqual({ key: 'reviews', locale: 'de' });
  expect(standInAt('/de/bewertungen')).toEqual({ key: 'reviews', locale: 'de' });
});

test.each(['/', '/de', '/en/bewertungen', '/en/plan'])('%s is none', (path) => {
  expect(standInAt(path)).toBeUndefined();
});

test('the invented brand needs them all, a brand with addresses elsewhere only the others', () => {
  const { fernblick } = brands;
  expect(standInsOf(fernblick)).toEqual(STAND_IN_PAGES);
  const blog = { en: 'https://blog.example/en', de: 'https://blog.example/de' };
  const live = standInsOf({ ...fernblick, urls: { ...fernblick.urls, blog } });
  expect(live.map(({ key }) => key)).toEqual(['planStart', 'planStart', 'reviews', 'reviews']);
});
