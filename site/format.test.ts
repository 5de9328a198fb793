import { describe, expect, it } from 'vitest';
import {
  formatEuro,
  formatPercent,
  formatRate,
  formatWhole,
  withOneKindOfSpace,
  withSign,
} from './format.ts';

const NBSP = '\u00a0';

describe('formatPercent', () => {
  it.each([
    [0, '0,00'],
    [-0, '0,00'],
    [0.004, '0,00'],
    [-0.004, '0,00'],
    [0.005, '0,01'],
    [1.005, '1,01'],
    [-1.53, '-1,53'],
    [9.994, '9,99'],
    [9.996, '10,00'],
    [10, '10,0'],
    [25.76, '25,8'],
    [99.995, '100,0'],
    [100, '100'],
    [1234.5, '1.235'],
    [1e-9, '0,00'],
  ])('writes %d with digits by magnitude as %s (requirements rows 109, 110)', (percent, text) => {
    expect(formatPercent(percent)).toBe(`${text}${NBSP}%`);
  });

  it.each([
    [25.76, '25,76'],
    [20.772, '20,77'],
    [14.2, '14,20'],
    [0.005, '0,01'],
    [1.005, '1,01'],
    [-0.001, '0,00'],
    [99.995, '100,00'],
  ])('writes %d with two fixed digits as %s', (percent, text) => {
    expect(formatPercent(percent, 2)).toBe(`${text}${NBSP}%`);
  });

  it.each([undefined, null, '1', Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'calls %j not a number (requirements row 111)',
    (value) => expect(formatPercent(value)).toBe('Not a number'),
  );
});

it.each([
  [26.375, '26,375'],
  [30, '30'],
  [0.2, '0,2'],
  [0, '0'],
])('writes the rate %d as %s', (percent, text) => {
  expect(formatRate(percent)).toBe(`${text}${NBSP}%`);
});

describe('formatEuro', () => {
  it('writes euros the German way', () => {
    expect(formatEuro(10_000)).toBe(`10.000${NBSP}€`);
    expect(formatEuro(100, 2)).toBe(`100,00${NBSP}€`);
    expect(formatEuro(-0.4)).toBe(`0${NBSP}€`);
  });
});

describe('formatWhole', () => {
  it('writes whole numbers as the language does', () => {
    expect(formatWhole(468_117, 'en')).toBe('468,117');
    expect(formatWhole(468_117, 'de')).toBe('468.117');
  });
});

describe('withSign', () => {
  it.each([
    ['-1,53 %', '\u22121,53 %'],
    ['25,76 %', '+25,76 %'],
    ['0,00 %', '0,00 %'],
    ['-0,00 %', '0,00 %'],
  ])('writes %j as %j', (formatted, signed) => {
    expect(withSign(formatted)).toBe(signed);
  });
});

it('knows one kind of space inside numbers (requirements row 113)', () => {
  expect(withOneKindOfSpace('1\u202f000\u2009€')).toBe(`1${NBSP}000${NBSP}€`);
});
