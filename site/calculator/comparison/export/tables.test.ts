import { expect, it, onTestFinished, vi } from 'vitest';
import { brands } from '../../../content/brands/index.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { getIntl } from '../../../provider/page-texts.ts';
import { makeOverrides } from '../assumptions/assumption-table.ts';
import { getOpeningChoices } from '../state/choices.ts';
import { exportTables, formatSource, listNotes } from './tables.ts';

const custom = { marketReturn: 5, retirementAge: 65, effectiveCost: 2 };
const question = { ...getOpeningChoices(), custom, overrides: makeOverrides(custom) };

it.each(LOCALES)('has every table complete, with as many cells as heads (%s)', (locale) => {
  const tables = exportTables(question, getIntl('fernblick', locale));
  expect(tables).toHaveLength(7);
  for (const { title, heads, rows } of tables) {
    expect(title).not.toBe('');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(heads.length);
  }
});

it('opens with the verdict, its amounts and their difference', () => {
  const opening = { ...getOpeningChoices(), preset: 'cautious' } as const;
  const [verdict] = exportTables(opening, getIntl('fernblick', 'de'));
  expect(verdict?.title).toMatch(/^Mit 67 hast du unter diesen Annahmen 24\.820\s€ weniger/);
  expect(verdict?.rows).toEqual([[67, 657_651, 632_831, -24_820]]);
});

it('goes on with the pension for life, and with a gap that is known', () => {
  const gap = { age: 35, monthly: 671.4, capital: 166_054, retirementAge: 67 };
  const opening = getOpeningChoices();
  const [, pension] = exportTables(opening, getIntl('fernblick', 'de'), gap);
  expect(pension?.title).toMatch(/^Oder lebenslang 1\.886\s€ im Monat/);
  expect(pension?.rows.join()).toMatch(/dein Bedarf von 166\.054\s€ gedeckt.*deiner Rentenlücke/);
});

it('marks the rows that are sums of others', () => {
  const [, , , , costs] = exportTables(question, getIntl('fernblick', 'en'));
  const sums = costs?.rows.filter((_, index) => costs.sums?.[index]);
  expect(sums?.map(([head]) => head)).toEqual([
    'Costs and taxes',
    'Tax on gains',
    'Fund and portfolio',
    'Total',
  ]);
});

it('has the visitor’s own assumptions, in the list and in the projection', () => {
  const [, , , assumptions, , projection] = exportTables(question, getIntl('fernblick', 'en'));
  expect(assumptions?.rows.map(([, ...value]) => value).slice(0, 3)).toEqual([
    [5, 'percent'],
    [2, 'percent'],
    [65, 'years'],
  ]);
  expect(projection?.rows.at(-1)?.[0]).toBe(65);
});

it('ends its years at the only payout that can happen', () => {
  const certain = getOpeningChoices({ probabilityRetireAt62: 100 });
  const intl = getIntl('fernblick', 'en');
  const title = intl.formatMessage({ id: 'comparison.export.projection' });
  const projection = exportTables(certain, intl).find((table) => table.title === title);
  expect(projection?.rows.at(-1)?.[0]).toBe(62);
});

it('has numbers as numbers in every table, with their unit in a column or a head', () => {
  const texts = exportTables(question, getIntl('fernblick', 'de'))
    .flatMap(({ rows }) => rows.flatMap(([, ...cells]) => cells))
    .filter((cell) => typeof cell === 'string');
  // The numbers of years are names.
  expect(texts.filter((text) => /\d/.test(text) && !/^\d{1,4}$/.test(text))).toEqual([]);
});

it('says of a demo that it is one, and of every brand that it advertises', () => {
  const intl = getIntl('fernblick', 'de');
  const advertising = expect.stringContaining('Werbung');
  const demo = expect.stringMatching(/^Demo: .*Menschen, Bewertungen/);
  expect(listNotes(brands.fernblick, intl)).toEqual([demo, advertising]);
  expect(listNotes({ ...brands.fernblick, status: 'live' }, intl)).toEqual([advertising]);
});

it('names the day where the visitor is, not that of Greenwich', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 0, 30) });
  onTestFinished(() => void vi.useRealTimers());
  const source = formatSource('/rechner', getIntl('fernblick', 'de'));
  expect(source).toBe('Stand: 27.\u00a0November 2026. Derselbe Vergleich: /rechner');
});
