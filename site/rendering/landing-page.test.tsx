import { describe, expect, test, vi } from 'vitest';
import { type LandingPage, landings } from '../landings/index.ts';
import type { LandingSet } from '../landings/landings-from.ts';
import { generatedLandingPage } from './generated-landing-page.ts';
import { LandingView } from './LandingView.tsx';
import { landingPage } from './landing-page.tsx';
import { renderPage } from './render-page.tsx';

// A build sets it.
vi.mock('../content/brands/current.ts', () => ({ currentBrand: 'fernblick' }));

test.each<LandingPage>([
  { key: 'parents', locale: 'de' },
  { key: 'home', locale: 'en' },
])('the parts of $key in $locale are the whole page', ({ key, locale }) => {
  const page = landingPage({ key, locale });
  const { head } = page;
  const whole = renderPage({ head, view: <LandingView landing={landings[key]} /> }, 'fernblick');
  const parts = renderPage(page, 'fernblick');
  expect(withoutIds(parts.body)).toBe(withoutIds(whole.body));
  expect(withoutVariables(parts.css)).toBe(withoutVariables(whole.css));
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
    const { body } = renderPage(page, 'fernblick');
    expect(page.head).toMatchObject({ title: `Renten in ${city}`, paths: row.path });
    expect(body).toContain(`href="/en/${city}"`);
    expect(body.match(/Hallo, [^<]+/g)).toEqual([`Hallo, ${city}, ab 50\u00a0€`]);
  });
});

/** A part has ids of its own, and islands count from one in each. */
function withoutIds(html: string): string {
  return html.replaceAll(/_[\w-]*R_\w*_/g, 'id').replaceAll(/(comparison|pensionGap)-\d-/g, '$1-');
}

/** The variables that attributes read stand behind the frame's rules, or behind all. */
function withoutVariables(css: string): string {
  return css.replace(/:root\{--fb[^}]*\}/, '');
}
