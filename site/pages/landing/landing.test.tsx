import { describe, expect, test, vi } from 'vitest';
import { isRecord, mapValues } from '../../../lib/objects.ts';
import { inEachLanguage } from '../../i18n/in-each-language.ts';
import { getLanding, LANDING_NAMES } from '../../landings/index.ts';
import {
  createLanding,
  createRowSay,
  type LandingRow,
  type LandingSet,
} from '../../landings/landing-set.ts';
import { renderBody } from '../../prerender/render-body.tsx';
import { getPageTexts } from '../../provider/page-texts.ts';
import { Page } from './+Page.tsx';

// A build sets it.
vi.mock('../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

test('links say where they lead, and sentences end', () => {
  const texts = getPageTexts('fernblick', 'en');
  const home = <Page landing={getLanding('home')} say={texts.say} image="home" />;
  const { html } = renderBody(home, texts);
  expect(html).toContain('aria-label="Back to the section “Reviews”"');
  expect(html).toMatch(/All questions on one page<\/a>\. Our blog explains/);
});

describe('a generated landing', () => {
  const set: LandingSet = {
    file: 'cities.json',
    from: 'employees',
    sections: {
      hero: {
        title: inEachLanguage({ en: 'Hello, {city}, from 50 €', de: 'Hallo, {city}, ab 50 €' }),
      },
    },
    rows: ['Bonn', 'Köln', 'Gelsen\u00adkirchen'].map((city) => ({
      name: city.toLowerCase(),
      path: inEachLanguage({ en: `/en/${city}` }),
      values: inEachLanguage({ en: { city } }),
    })),
  };

  test.each(set.rows)('of $name says its own words and figures', (row) => {
    const { city } = row.values.de;
    const html = renderRow(set, row);
    expect(html).toContain(`href="/en/${city}"`);
    expect(html.match(/Hallo, [^<]+/g)).toEqual([`Hallo, ${city}, ab 50\u00a0€`]);
  });
});

test.each(LANDING_NAMES)('the values of a row stand in a page made from %s as if typed', (from) => {
  const values = { place: 'Bonn', sign: '"Q&A" <it\'s>' };
  const bodyOf = (end: string, own: Record<string, string>) => {
    const { title, description, sections } = appendToTexts(getLanding(from), end);
    const byKind = Object.fromEntries(sections.map(({ kind, ...fields }) => [kind, fields]));
    const row = {
      name: 'row',
      path: inEachLanguage({ en: '/en/row' }),
      values: inEachLanguage({ en: own }),
    };
    const set = { file: 'rows.json', from, title, description, sections: byKind, rows: [row] };
    return renderRow(set, row);
  };
  // Behind a word such as “Alter” a space would be bound to a value, which may be a number.
  const named = bodyOf(': {place}{sign}', values);
  expect(named).toContain('Bonn&quot;Q&amp;A&quot; &lt;it&#x27;s&gt;');
  expect(named).toEqual(bodyOf(`: Bonn"Q&A" '<'it''s'>'`, {}));
});

function renderRow(set: LandingSet, row: LandingRow): string {
  const texts = getPageTexts('fernblick', 'de');
  const say = createRowSay(texts.say, row.values.de);
  const page = <Page landing={createLanding(set, row)} say={say} image={set.from} />;
  return renderBody(page, texts).html;
}

/** A copy of a landing with the same words at the end of each of its texts. */
function appendToTexts<Value>(value: Value, end: string): Value;
function appendToTexts(value: unknown, end: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => appendToTexts(entry, end));
  if (!isRecord(value)) return value;
  if ('en' in value) return mapValues(value, (text) => text + end);
  return mapValues(value, (part) => appendToTexts(part, end));
}
