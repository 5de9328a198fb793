import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../content/brands/index.ts';
import { claims } from '../content/claims/claims.ts';
import { getTextLookup } from '../provider/page-texts.ts';
import { createSourceNotes } from '../provider/source-notes.ts';
import { listPageNotes } from './page-notes.ts';

const site = {
  brand: brands.fernblick,
  locale: 'en',
  t: getTextLookup('fernblick', 'en'),
} as const;

test('a page says each of its sources once, and every section with figures has one', () => {
  const notes = listPageNotes(
    ['hero', 'portfolios', 'performance', 'costs', 'reviews', 'faq'],
    site,
  );
  const sources = notes.map(({ source }) => source);
  expect(new Set(sources).size).toBe(sources.length);
  expect(notes.map(({ number }) => number)).toEqual(sources.map((_, at) => at + 1));
  expect(new Set(notes.flatMap(({ kinds }) => kinds))).toEqual(
    new Set(['portfolios', 'performance', 'costs', 'reviews']),
  );
});

test('a source names only the sections that the page has', () => {
  const [first, ...others] = listPageNotes(['costs'], site);
  expect(first?.kinds).toEqual(['costs']);
  expect(others.flatMap(({ kinds }) => kinds).every((kind) => kind === 'costs')).toBe(true);
});

test('what a source says stands beside the sections that say it', () => {
  const notes = listPageNotes(['portfolios', 'costs'], site);
  const parts = notes.flatMap((note) => note.parts);
  expect(parts.length).toBeGreaterThan(notes.length);
  const statements = notes.map((note) => note.parts.flatMap((part) => part.statements));
  expect(statements.map((texts) => new Set(texts).size)).toEqual(
    statements.map((texts) => texts.length),
  );
  expect(parts.every(({ kinds }) => kinds.length > 0)).toBe(true);
});

test('a page without figures from the ledger has no notes', () => {
  expect(listPageNotes(['hero', 'comparison', 'faq'], site)).toEqual([]);
});

test('notes and their sources keep numbers to their units', () => {
  const notes = createSourceNotes(keysOf(claims), site);
  expect(notes.map(({ source }) => source).join()).toContain('Section\u00a032d');
  expect(notes.flatMap(({ statements }) => statements.map(({ text }) => text)).join()).toContain(
    '12\u00a0years',
  );
});
