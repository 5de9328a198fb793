import { describe, expect, it, test } from 'vitest';
import { toRate } from '../../lib/rates.ts';
import { formatEuro, formatNumber, formatPercent, formatPercentRange, getTrend } from './format.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

describe('formatPercent', () => {
  it.each([
    [25.76, '25,76'],
    [20.772, '20,77'],
    [14.2, '14,20'],
    [0.005, '0,01'],
    [1.005, '1,01'],
    [-1.53, `${MINUS}1,53`],
    [-0.001, '0,00'],
    [-0, '0,00'],
    [99.995, '100,00'],
  ])('writes %d with two fixed digits as %s', (percent, text) => {
    expect(formatPercent(toRate(percent), { digits: 2 })).toBe(`${text}${NBSP}%`);
  });

  it.each([
    [26.375, '26,375'],
    [30, '30'],
    [0.2, '0,2'],
    [0, '0'],
  ])('writes the rate %d as %s', (percent, text) => {
    expect(formatPercent(toRate(percent), { atMost: 3 })).toBe(`${text}${NBSP}%`);
  });

  it.each([
    [25.76, '+25,76'],
    [-1.53, `${MINUS}1,53`],
    [0.001, '0,00'],
    [-0.001, '0,00'],
  ])('writes %d with its sign as %s', (percent, text) => {
    expect(formatPercent(toRate(percent), { digits: 2, signed: true })).toBe(`${text}${NBSP}%`);
  });

  it.each([undefined, null, '1', Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'calls %j not a number',
    (value) => expect(formatPercent(value as number, { digits: 2 })).toBe('Not a number'),
  );

  it.each([
    [-0.00004, '0,00'],
    [-0.0153, `${MINUS}1,53`],
    [0.1, '10,0'],
    [1, '100'],
  ])('writes %d with digits by magnitude as %s', (fraction, text) => {
    expect(formatPercent(fraction)).toBe(`${text}${NBSP}%`);
  });

  it.each([
    [0.002, '+0,20'],
    [-0.0153, `${MINUS}1,53`],
    [0.00004, '0,00'],
    [-0.00004, '0,00'],
  ])('writes %d with its sign as %s', (fraction, text) => {
    expect(formatPercent(fraction, { signed: true })).toBe(`${text}${NBSP}%`);
  });

  it('writes a share and a rate without leaving the fraction', () => {
    expect(formatPercent(0.463, { digits: 1 })).toBe(`46,3${NBSP}%`);
    expect(formatPercent(0.26375, { atMost: 3 })).toBe(`26,375${NBSP}%`);
  });
});

test('a range says its unit once', () => {
  expect(formatPercentRange([7.9, 8.2], 1)).toBe(`7,9–8,2${NBSP}%`);
});

test('a number whose unit stands apart has none', () => {
  expect(formatNumber(0.69, 2)).toBe('0,69');
});

test('euros are written the German way', () => {
  expect(formatEuro(10_000)).toBe(`10.000${NBSP}€`);
  expect(formatEuro(100, { digits: 2 })).toBe(`100,00${NBSP}€`);
  expect(formatEuro(-0.4)).toBe(`0${NBSP}€`);
  expect(formatEuro(-211, { signed: true })).toBe(`${MINUS}211${NBSP}€`);
});

test.each([
  [0.0005, 'gain'],
  [0.00005, 'gain'],
  [0.0000499, 'zero'],
  [0, 'zero'],
  [-0.00001, 'zero'],
  [-0.0023, 'loss'],
])('%d reads as a %s', (fraction, trend) => {
  expect(getTrend(fraction)).toBe(trend);
});
