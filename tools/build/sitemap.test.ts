import { expect, test } from 'vitest';
import { brands } from '../../site/content/brands/index.ts';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { buildSitemaps } from './sitemap.ts';

const { fernblick } = brands;
const MORE = Array.from({ length: 100 }, (_, index) =>
  inEachLanguage({
    en: `/en/town-${index}.lp`,
    de: `/de/ort-${index}.lp`,
  }),
);

test('the pages of one sitemap are in one file', () => {
  const files = buildSitemaps(fernblick, MORE);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(`<loc>${fernblick.origin}/de/ort-99.lp</loc>`);
});

test('beyond the limit an index leads to parts that have every page once', () => {
  const [whole = ''] = buildSitemaps(fernblick, MORE).values();
  const files = buildSitemaps(fernblick, MORE, 50);
  const [index, ...parts] = [...files.values()];
  expect(addressesIn(index)).toEqual(
    [...files.keys()].slice(1).map((file) => `${fernblick.origin}/${file}`),
  );
  expect(parts.flatMap(addressesIn)).toEqual(addressesIn(whole));
  for (const part of parts) expect(addressesIn(part).length).toBeLessThanOrEqual(50);
});

function addressesIn(xml = ''): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}
