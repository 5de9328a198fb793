import { describe, expect, test, vi } from 'vitest';
import { isRecord, mapValues } from '../../../lib/objects.ts';
import { getLanding, LANDING_NAMES } from '../../landings/index.ts';
import type { LandingSet } from '../../landings/landing-set.ts';
import { renderDocument } from '../document.ts';
import { renderPage } from '../incremental/render-page.tsx';
import type { SitePage } from '../site-page.ts';
import { LandingView } from './LandingView.tsx';
import { createGeneratedLandingPage, createLandingPage } from './landing-page.tsx';

// A build sets it.
vi.mock('../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

test.each([
  { key: 'parents', locale: 'de' },
  { key: 'home', locale: 'en' },
] as const)('the parts of $key in $locale are the whole page', ({ key, locale }) => {
  const page = createLandingPage({ key, locale });
  const { head } = page;
  const whole = rendered({ head, view: <LandingView landing={getLanding(key)} /> });
  const parts = rendered(page);
  expect(withoutIds(parts.body)).toBe(withoutIds(whole.body));
  expect(withoutVariables(parts.css)).toBe(withoutVariables(whole.css));
});

test('links say where they lead, and sentences end', () => {
  const { body } = rendered(createLandingPage({ key: 'home', locale: 'en' }));
  expect(body).toContain('aria-label="Back to the section “Reviews”"');
  expect(body).toMatch(/All questions on one page<\/a>\. Want to read more\?/);
});

describe('a generated landing', () => {
  const set: LandingSet = {
    file: 'cities.json',
    from: 'employees',
    title: { en: 'Pensions in {city}', de: 'Renten in {city}' },
    sections: {
      hero: { title: { en: 'Hello, {city}, from 50 €', de: 'Hallo, {city}, ab 50 €' } },
    },
    rows: ['Bonn', 'Köln', 'Gelsen\u00adkirchen'].map((city) => ({
      name: city.toLowerCase(),
      path: { en: `/en/${city}`, de: `/de/${city}` },
      values: { en: { city }, de: { city } },
    })),
  };

  test.each(set.rows)('of $name says its own words and figures', (row) => {
    const { city } = row.values.de;
    const page = createGeneratedLandingPage(set, row, 'de');
    const { body } = rendered(page);
    const title = `Renten in ${city?.replace('\u00ad', '')}`;
    expect(page.head).toMatchObject({ title, paths: row.path });
    expect(body).toContain(`href="/en/${city}"`);
    expect(body.match(/Hallo, [^<]+/g)).toEqual([`Hallo, ${city}, ab 50\u00a0€`]);
  });
});

test.each(LANDING_NAMES)('the values of a row stand in a page made from %s as if typed', (from) => {
  const values = { place: 'Bonn', sign: '"Q&A" <it\'s>' };
  const bodyOf = (end: string, own: Record<string, string>) => {
    const { title, description, sections } = appendToTexts(getLanding(from), end);
    const byKind = Object.fromEntries(sections.map(({ kind, ...fields }) => [kind, fields]));
    const row = { name: 'row', path: both('/en/row'), values: both(own) };
    const set = { file: 'rows.json', from, title, description, sections: byKind, rows: [row] };
    return mapValues(renderDocument(createGeneratedLandingPage(set, row, 'en')), String);
  };
  const named = bodyOf(' {place}{sign}', values);
  expect(named.body).toContain('Bonn&quot;Q&amp;A&quot; &lt;it&#x27;s&gt;');
  expect(named).toEqual(bodyOf(` Bonn"Q&A" '<'it''s'>'`, {}));
});

/** A copy of a landing with the same words at the end of each of its texts. */
function appendToTexts<Value>(value: Value, end: string): Value;
function appendToTexts(value: unknown, end: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => appendToTexts(entry, end));
  if (!isRecord(value)) return value;
  if ('en' in value) return mapValues(value, (text) => text + end);
  return mapValues(value, (part) => appendToTexts(part, end));
}

function rendered(page: SitePage) {
  return mapValues(renderPage(page, 'fernblick'), String);
}

function both<Item>(item: Item) {
  return { en: item, de: item };
}

/** A part has ids of its own, and islands count from one in each. */
function withoutIds(html: string): string {
  return html.replaceAll(/_[\w-]*R_\w*_/g, 'id').replaceAll(/(comparison|pensionGap)-\d-/g, '$1-');
}

/** The variables that attributes read stand behind the frame's rules, or behind all. */
function withoutVariables(css: string): string {
  return css.replace(/:root\{--fb[^}]*\}/, '');
}
