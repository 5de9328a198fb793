import { describe, expect, test } from 'vitest';
import { PERSONA_KEYS, personas } from '../content/personas.ts';
import type { SectionKind } from '../sections/index.ts';
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
  'pricing',
  'socialProof',
  'faq',
];

test.each(LANDING_KEYS)('%s stands at the two addresses that were ordered', (key) => {
  const { en, de } = landings[key].path;
  expect([en, de]).toEqual(ADDRESSES[key]);
});

describe('sections', () => {
  test('the home page has them in the order that was asked for', () => {
    expect(kindsOf('home')).toEqual(HOME_SECTIONS);
  });

  test.each(LANDING_KEYS)('%s has each of the home page’s, once', (key) => {
    expect(kindsOf(key).filter(isOfHome).toSorted()).toEqual(HOME_SECTIONS.toSorted());
  });

  // The grid of personas says who else is welcome: it may stand wherever that helps a reader.
  test.each(LANDING_KEYS)('%s has them in the home page’s order', (key) => {
    const withoutPersonas = (kinds: readonly SectionKind[]) =>
      kinds.filter((kind) => kind !== 'personas');
    expect(withoutPersonas(kindsOf(key)).filter(isOfHome)).toEqual(withoutPersonas(HOME_SECTIONS));
  });
});

describe('personas', () => {
  test.each(PERSONA_KEYS)('the page for %s argues, and leaves out its own card', (persona) => {
    const { sections } = landings[personas[persona].landing];
    expect(sections).toContainEqual(expect.objectContaining({ kind: 'argument' }));
    expect(sections).toContainEqual({ kind: 'personas', omit: persona });
    expect(sections).toContainEqual(
      expect.objectContaining({ kind: 'hero', scene: personas[persona].scene }),
    );
  });
});

function kindsOf(key: LandingKey): SectionKind[] {
  return landings[key].sections.map(({ kind }) => kind);
}

function isOfHome(kind: SectionKind): boolean {
  return HOME_SECTIONS.includes(kind);
}
