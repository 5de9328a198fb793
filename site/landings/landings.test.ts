import { describe, expect, test } from 'vitest';
import { PERSONA_KEYS, personas } from '../content/personas.ts';
import type { SectionKind } from '../sections/anchors.ts';
import { LANDING_KEYS, LANDING_PAGES, type LandingKey, landings } from './index.ts';
import { isMarketingPath } from './marketing-path.ts';

/** The order of the home page's sections, as the specification has it. */
const HOME_SECTIONS: readonly SectionKind[] = [
  'hero',
  'infoPanel',
  'pensionGap',
  'howItWorks',
  'personas',
  'portfolios',
  'performance',
  'comparison',
  'costs',
  'reviews',
  'faq',
];

test.each(LANDING_PAGES)('the address of $key in $locale', ({ key, locale }) => {
  const path = landings[key].path[locale];
  const wrong = problemOf(path, locale);
  expect(wrong && `${fileOf(key)}: "${path}" of the landing ${key} ${wrong}`).toBeUndefined();
});

test('no two pages have the same address', () => {
  const byPath = Map.groupBy(LANDING_PAGES, ({ key, locale }) => landings[key].path[locale]);
  const shared = [...byPath]
    .filter(([, pages]) => pages.length > 1)
    .map(([path, pages]) => `${path} in ${pages.map(({ key }) => fileOf(key)).join(' and ')}`);
  expect(shared).toEqual([]);
});

test('the home page has its sections in the specified order', () => {
  expect(kindsOf('home')).toEqual(HOME_SECTIONS);
});

test.each(LANDING_KEYS)('%s opens with a hero and has no kind of section twice', (key) => {
  const kinds = kindsOf(key);
  expect(kinds[0]).toBe('hero');
  expect(kinds).toEqual([...new Set(kinds)]);
});

test.each([
  ['/en/private-pension-plan-for-parents.lp', true],
  ['/en/private-pension-plan-for-parents.lp/', true],
  ['/en/help', false],
  ['/de/alpine', false],
  ['/en/a.lp.pdf', false],
  ['/en', false],
])('%s is a marketing page: %s', (path, expected) => {
  expect(isMarketingPath(path)).toBe(expected);
});

describe.each(PERSONA_KEYS)('the page for %s', (persona) => {
  test('has addresses that mark it as a marketing page', () => {
    for (const path of Object.values(landings[persona].path)) {
      expect(isMarketingPath(path), path).toBe(true);
    }
  });

  test('argues, shows its own picture and works out its own gap', () => {
    const { scene } = personas[persona];
    const { sections } = landings[persona];
    expect(kindsOf(persona)).toEqual(expect.arrayContaining(['argument', 'pensionGap', 'cases']));
    expect(sections).toContainEqual(expect.objectContaining({ kind: 'hero', scene }));
  });
});

/** What an address must not be: people type, read out and compare addresses. */
function problemOf(path: string, locale: string): string | undefined {
  if (!path.startsWith(`/${locale}/`) && path !== `/${locale}`)
    return `does not begin with /${locale}`;
  if (/\s/.test(path)) return 'contains a space';
  if (/[^!-~]/.test(path)) return 'is not plain ASCII';
  if (path !== path.toLowerCase()) return 'is not in lower case';
  if (path.endsWith('/')) return 'ends with a slash';
  return undefined;
}

/** `site/landings/self-employed.ts`. */
function fileOf(key: LandingKey): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `site/landings/${name}.ts`;
}

function kindsOf(key: LandingKey): SectionKind[] {
  return landings[key].sections.map(({ kind }) => kind);
}
