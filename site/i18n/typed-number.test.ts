import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber, parseWholeAmount } from './typed-number.ts';

describe('parseWholeAmount', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['0', 0],
    ['007', 7],
    ['10000', 10_000],
    ['10.000', 10_000],
    ['10,000', 10_000],
    ['10.000 €', 10_000],
    ['EUR 10.000,00', 10_000],
    ['1.234,56', 1234],
    ['1,234.56', 1234],
    ['1.234,567', 1234],
    ['1234,5678', 1234],
    ['1234,5', 1234],
    ['1234.5', 1234],
    ['1234,', 1234],
    [',50', 0],
    ['1.000.000', 1_000_000],
    ['1.000.000,00', 1_000_000],
    // A digit put into a grouped number while typing: still whole thousands.
    ['1.2345', 12_345],
    ['-500', 500],
    ['１２３', 123],
  ])('reads %j as %i', (text, amount) => {
    expect(parseWholeAmount(text)).toBe(amount);
  });

  it.each(['de-DE', 'en-GB'])('reads back every amount with cents as %s writes it', (locale) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          expect(parseWholeAmount(format.format(whole + cents / 100))).toBe(whole);
        },
      ),
    );
  });
});

describe('parseNumber', () => {
  it.each([
    ['1.500', 1, 1500],
    ['1,500', 50, 1500],
    ['1.500,00 €', 50, 1500],
    ['2,5', 1, 2.5],
    ['2.5', 1, 2.5],
    ['−5 %', 5, -5],
    ['-5', 5, -5],
    ['2,5 %', 0.1, 2.5],
    ['0,125', 0.001, 0.125],
    ['0.125', 0.001, 0.125],
    ['1.234,5', 0.1, 1234.5],
    [',5', 0.1, 0.5],
    ['7,', 0.1, 7],
  ])('reads %j in steps of %d as %d', (text, step, value) => {
    expect(parseNumber(text, step)).toBe(value);
  });

  it.each(['', ' ', 'seven', ',', '€'])('finds no number in %j', (text) => {
    expect(parseNumber(text, 1)).toBeNaN();
  });
});
