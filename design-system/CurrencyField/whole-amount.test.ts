import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepAllowed, parseWholeAmount } from './whole-amount.ts';

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

describe('keepAllowed', () => {
  it('lets digits, comma and period through and nothing else', () => {
    expect(keepAllowed(' 1.234,56 € x-')).toBe('1.234,56');
  });
});
