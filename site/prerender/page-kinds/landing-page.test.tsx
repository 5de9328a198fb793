import { describe, expect, test, vi } from 'vitest';
import { mapValues } from '../../../lib/objects.ts';
import { messages } from '../../i18n/messages/index.ts';
import { LANDING_KEYS, type LandingPage, landings } from '../../landings/index.ts';
import type { LandingSet } from '../../landings/landings-from.ts';
import { renderDocument } from '../document.ts';
import { renderPage } from '../incremental/render-page.tsx';
import type { SitePage } from '../site-page.ts';
import { generatedLandingPage } from './generated-landing-page.ts';
import { LandingView } from './LandingView.tsx';
import { landingPage } from './landing-page.tsx';

// A build sets it.
vi.mock('../../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

test.each<LandingPage>([
  { key: 'parents', locale: 'de' },
  { key: 'home', locale: 'en' },
])('the parts of $key in $locale are the whole page', ({ key, locale }) => {
  const page = landingPage({ key, locale });
  const { head } = page;
  const whole = rendered({ head, view: <LandingView landing={landings[key]} /> });
  const parts = rendered(page);
  expect(withoutIds(parts.body)).toBe(withoutIds(whole.body));
  expect(withoutVariables(parts.css)).toBe(withoutVariables(whole.css));
});

test('links say where they lead, and sentences end', () => {
  const { body } = rendered(landingPage({ key: 'home', locale: 'en' }));
  expect(body).toContain('aria-label="Back to the section “What others say”"');
  expect(body).toMatch(/All questions on one page<\/a>\. Want to read more\?/);
});

describe('a generated landing', () => {
  const set: LandingSet = {
    file: 'cities.json',
    from: 'employees',
    texts: {
      en: { title: 'Pensions in {city}', 'hero.title': 'Hello, {city}, from 50 €' },
      de: { title: 'Renten in {city}', 'hero.title': 'Hallo, {city}, ab 50 €' },
    },
    rows: ['Bonn', 'Köln'].map((city) => ({
      name: city.toLowerCase(),
      path: { en: `/en/${city}`, de: `/de/${city}` },
      values: { en: { city }, de: { city } },
    })),
  };

  test.each(set.rows)('of $name says its own words and figures', (row) => {
    const { city } = row.values.de;
    const page = generatedLandingPage(set, row, 'de');
    const { body } = rendered(page);
    expect(page.head).toMatchObject({ title: `Renten in ${city}`, paths: row.path });
    expect(body).toContain(`href="/en/${city}"`);
    expect(body.match(/Hallo, [^<]+/g)).toEqual([`Hallo, ${city}, ab 50\u00a0€`]);
  });
});

test.each(LANDING_KEYS)('the values of a row stand in a page made from %s as if typed', (from) => {
  const [place, sign] = ['Bonn', '"Q&A" <it\'s>'];
  const [start, end] = [`landing.${from}.`, ' {place}{sign}'];
  const own = Object.entries(messages.en).filter(
    ([id]) => id.startsWith(start) && !id.startsWith(`${start}listing.`),
  );
  const rowOf = (values: Record<string, string>, texts: [string, string][]) => {
    const row = { name: 'row', path: { en: '/en/row', de: '/de/row' }, values: both(values) };
    const ofRest = texts.map(([id, text]) => [id.slice(start.length), text]);
    const set = { file: 'rows.json', from, texts: both(Object.fromEntries(ofRest)), rows: [row] };
    return mapValues(renderDocument(generatedLandingPage(set, row, 'en')), String);
  };
  const named = rowOf(
    { place, sign },
    own.map(([id, text]) => [id, text + end]),
  );
  const typed = rowOf(
    {},
    own.map(([id, text]) => [id, `${text} ${place}"Q&A" '<'it''s'>'`]),
  );
  expect(named.body).toContain('Bonn&quot;Q&amp;A&quot; &lt;it&#x27;s&gt;');
  expect(named).toEqual(typed);
});

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
