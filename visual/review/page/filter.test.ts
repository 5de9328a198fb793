import { expect, test } from 'vitest';
import { makeResult } from '../../model/report.fixture.ts';
import { countValues, formatAddress, matches, parseAddress } from './filter.ts';

const results = [
  makeResult({ mode: { locale: 'de', width: 960 } }),
  makeResult({ mode: { locale: 'de', width: 480, state: 'dark' } }),
  makeResult({ mode: { state: 'hover' }, title: 'Landings/Every landing', status: 'new' }),
];

test.each([
  [{ language: 'de' }, 2],
  [{ language: 'de', width: '960' }, 1],
  [{ scheme: 'dark' }, 1],
  [{ scheme: 'light', state: 'rest' }, 1],
  [{ result: 'new', decision: 'to decide' }, 1],
  [{ text: 'landing HOVER' }, 1],
  [{}, 3],
])('%o shows %d of three pictures', (filter, count) => {
  expect(results.filter((result) => matches(result, filter))).toHaveLength(count);
});

test('values are counted in what the rest of the filter shows, widths by their size', () => {
  expect(countValues(results, 'width', { language: 'de', width: '960' })).toEqual([
    ['480', 1],
    ['960', 1],
  ]);
});

test('the fragment has the picture and the filter, and nothing that is unknown', () => {
  const filter = { language: 'de', text: 'a & b' };
  const address = formatAddress('card--plain.de-960', filter);
  expect(parseAddress(address)).toEqual({ id: 'card--plain.de-960', filter });
  expect(parseAddress('card?colour=red&width=')).toEqual({ id: 'card', filter: {} });
  expect(formatAddress('card', {})).toBe('card');
  expect(parseAddress('sch%C3%B6n--plain').id).toBe('schön--plain');
  expect(parseAddress('card--sch%C3').id, 'cut off').toMatch(/^card--sch/);
});
