import { describe, expect, test } from 'vitest';
import { PERSONA_KEYS, personas } from '../content/personas.ts';
import type { SectionKind } from '../sections/anchors.ts';
import { LANDING_KEYS, type LandingKey, landings } from './index.ts';

/** Both addresses of every landing, as ordered (requirements rows 14, 16, 17 and 19). */
const ADDRESSES: Record<LandingKey, [en: string, de: string]> = {
  home: ['/en', '/de'],
  employees: [
    '/en/private-pension-plan-for-employees.lp',
    '/de/private-altersvorsorge-angestellte.lp',
  ],
  selfEmployed: [
    '/en/private-pension-plan-for-self-employed.lp',
    '/de/private-altersvorsorge-selbststandige.lp',
  ],
  parents: ['/en/private-pension-plan-for-parents.lp', '/de/private-altersvorsorge-eltern.lp'],
  expats: ['/en/private-pension-plan-for-expats.lp', '/de/private-altersvorsorge-expats.lp'],
  etfInvestors: [
    '/en/private-pension-plan-for-etf-investors.lp',
    '/de/private-altersvorsorge-etf-investoren.lp',
  ],
  closeToRetiring: [
    '/en/private-pension-plan-for-people-close-to-retiring.lp',
    '/de/private-altersvorsorge-kurz-vor-rentenbeginn.lp',
  ],
};

/** Requirements row 36. */
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

test.each(LANDING_KEYS)('%s stands at the two addresses that were ordered', (key) => {
  const { en, de } = landings[key].path;
  expect([en, de]).toEqual(ADDRESSES[key]);
});

test('the home page has its sections in the order that was asked for', () => {
  expect(kindsOf('home')).toEqual(HOME_SECTIONS);
});

/** Requirements row 21. */
describe.each(PERSONA_KEYS)('the page for %s', (persona) => {
  const { scene } = personas[persona];
  const kinds = kindsOf(persona);

  test('has every section of the home page, once', () => {
    expect(kinds.filter(isOfHome).toSorted()).toEqual(HOME_SECTIONS.toSorted());
  });

  // The grid of personas says who else is welcome: it may stand wherever that helps a reader.
  test('has them in the order of the home page', () => {
    expect(kinds.filter(isOfHome).filter(isNoGrid)).toEqual(HOME_SECTIONS.filter(isNoGrid));
  });

  test('argues, shows its own picture and leaves out its own card', () => {
    const { sections } = landings[persona];
    expect(kinds).toContain('argument');
    expect(sections).toContainEqual(expect.objectContaining({ kind: 'hero', scene }));
    expect(sections).toContainEqual({ kind: 'personas', omit: persona });
  });
});

function kindsOf(key: LandingKey): SectionKind[] {
  return landings[key].sections.map(({ kind }) => kind);
}

function isOfHome(kind: SectionKind): boolean {
  return HOME_SECTIONS.includes(kind);
}

function isNoGrid(kind: SectionKind): boolean {
  return kind !== 'personas';
}
