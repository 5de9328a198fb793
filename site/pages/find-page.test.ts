import { expect, test, vi } from 'vitest';
import { findPage, listPaths } from './find-page.ts';

// A build sets them.
vi.mock('../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));
vi.mock('virtual:content', () => ({
  landingSets: [
    { rows: [{ name: 'bonn', path: { en: '/en/bonn.lp', de: '/de/bonn.lp' }, values: {} }] },
  ],
}));

test.each([
  ['/de', { kind: 'landing', key: 'home', locale: 'de' }],
  ['/de/bewertungen', { kind: 'standIn', key: 'reviews', locale: 'de' }],
  ['/en/faqs', { kind: 'faqs', key: 'faqs', locale: 'en' }],
  ['/de/bonn.lp', { kind: 'landing', key: 'bonn', locale: 'de' }],
])('%s is a page in its language', (path, page) => {
  expect(findPage(path)?.page).toEqual(page);
});

test.each(['/', '/de/reviews', '/en/bewertungen', '/en/plan', '/fr/faqs'])('%s is none', (path) => {
  expect(findPage(path)).toBeUndefined();
});

test('the shards of a site have each of its pages once, and none of rows', () => {
  const whole = listPaths('landing');
  expect(whole).toContain('/de');
  expect(whole).not.toContain('/de/bonn.lp');
  const shards = [1, 2, 3].flatMap((shard) => {
    vi.stubEnv('SHARD', `${shard}/3`);
    return listPaths('landing');
  });
  vi.unstubAllEnvs();
  expect(shards).toEqual(whole);
});
