import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../content/brands/index.ts';
import { claims } from '../content/claims/claims.ts';
import { inEachLanguage } from '../i18n/in-each-language.ts';
import { getLanding, LANDING_NAMES } from '../landings/index.ts';
import { getIntl } from '../provider/page-texts.ts';
import { createSourceNotes } from '../provider/source-notes.ts';
import { listPageNotes } from './page-notes.ts';
import { isSourced } from './sections.ts';

const brand = brands.fernblick;
const intl = getIntl('fernblick', 'en');

test('a page says each of its sources once, and every section with figures has one', () => {
  const notes = listPageNotes(getLanding('home').sections, brand, intl);
  const sources = notes.map(({ source }) => source);
  expect(new Set(sources).size).toBe(sources.length);
  expect(notes.map(({ number }) => number)).toEqual(sources.map((_, at) => at + 1));
  expect(new Set(notes.flatMap(({ kinds }) => kinds))).toEqual(
    new Set(['infoPanel', 'portfolios', 'performance', 'costs', 'reviews']),
  );
});

test('a source names only the sections that the page has', () => {
  const [first, ...others] = listPageNotes([{ kind: 'costs' }], brand, intl);
  expect(first?.kinds).toEqual(['costs']);
  expect(others.flatMap(({ kinds }) => kinds).every((kind) => kind === 'costs')).toBe(true);
});

test('what a source says stands beside the sections that say it', () => {
  const notes = listPageNotes([{ kind: 'portfolios' }, { kind: 'costs' }], brand, intl);
  const parts = notes.flatMap((note) => note.parts);
  expect(parts.length).toBeGreaterThan(notes.length);
  const statements = notes.map((note) => note.parts.flatMap((part) => part.statements));
  expect(statements.map((texts) => new Set(texts).size)).toEqual(
    statements.map((texts) => texts.length),
  );
  expect(parts.every(({ kinds }) => kinds.length > 0)).toBe(true);
});

test('a page without figures from the ledger has no notes', () => {
  const { sections } = getLanding('home');
  const unsourced = sections.filter(({ kind }) => !isSourced(kind));
  expect(listPageNotes(unsourced, brand, intl)).toEqual([]);
});

test.each(LANDING_NAMES)('the page %s says the date and source of its fee', (name) => {
  const notes = listPageNotes(getLanding(name).sections, brand, intl);
  const feeNote = notes.find(({ parts }) =>
    parts.some(({ statements }) => statements.includes(claims.baseFee.note.en)),
  );
  expect(feeNote?.source).toMatch(/, as of .*2026/);
  expect(feeNote?.kinds).toContain('infoPanel');
});

test('a point of the first view has the sources of the claims that it names', () => {
  const bullets = [
    'infoPanel.digital',
    inEachLanguage({
      en: 'Half of {flatTax}, {product}',
      de: 'Die Hälfte von {flatTax}, {product}',
    }),
  ] as const;
  const notes = listPageNotes([{ kind: 'infoPanel', bullets }], brand, intl);
  expect(notes.flatMap(({ parts }) => parts.flatMap(({ statements }) => statements))).toEqual([
    claims.flatTax.note.en,
  ]);
  expect(listPageNotes([{ kind: 'infoPanel', bullets: bullets.slice(0, 1) }], brand, intl)).toEqual(
    [],
  );
});

test('notes and their sources keep numbers to their units', () => {
  const notes = createSourceNotes(keysOf(claims), brand, intl);
  expect(notes.map(({ source }) => source).join()).toContain('Section\u00a032d');
  expect(notes.flatMap(({ statements }) => statements.map(({ text }) => text)).join()).toContain(
    '12\u00a0years',
  );
});
