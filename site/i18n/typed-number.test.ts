import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../design-system/fields/typed-number/parse-number.ts';
import {
  formatEuro,
  formatFactor,
  formatNumber,
  formatPercent,
  formatPercentRange,
  formatPoints,
  formatRate,
} from './format.ts';
import { createTyping } from './typed-number.ts';

const { formatTyped, parse } = createTyping('eurosAMonth');

describe('an amount', () => {
  it.each(['de-DE', 'en-GB', 'de-CH', 'de-AT'])(
    'reads back every amount with cents as %s writes it',
    (locale) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 1_000_000_000 }),
          fc.integer({ min: 0, max: 99 }),
          (whole, cents) => {
            expect(Math.trunc(parse(format.format(whole + cents / 100), 1))).toBe(whole);
          },
        ),
      );
    },
  );
});

describe('what the site writes', () => {
  const euros = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const cents = euros.map((count) => count / 100);
  /** Below a thousand per cent: «1.234 %» may be one and a bit where there are decimals. */
  const percent = fc.integer({ min: -99_900, max: 99_900 }).map((count) => count / 100);

  it.each([
    ['whole euros', euros, (value: number) => formatEuro(value), 1],
    ['signed euros', euros, (value: number) => formatEuro(value, { signed: true }), 1],
    ['cents', cents, (value: number) => formatEuro(value, { digits: 2 }), 0.01],
    ['cents in a field for whole euros', cents, (value) => formatEuro(value, { digits: 2 }), 1],
    ['per cent', percent, (value: number) => formatPercent(value / 100, { digits: 2 }), 0.01],
    ['rates', percent, (value: number) => formatRate(value / 100), 0.01],
    ['whole numbers', euros, (value: number) => formatNumber(value, 0), 1],
    ['decimals', cents, (value: number) => formatNumber(value, 2), 0.01],
    ['what is typed', cents, formatTyped, 0.01],
  ] satisfies [string, fc.Arbitrary<number>, (value: number) => string, number][])(
    'is read back: %s',
    (_, values, format, step) => {
      fc.assert(
        fc.property(values, (value) => {
          expect(parseNumber(format(value), step)).toBeCloseTo(value, 9);
        }),
      );
    },
  );

  it('is read back where it was rounded by its size', () => {
    fc.assert(
      fc.property(percent, (value) => {
        const read = parseNumber(formatPercent(value / 100, { signed: true }), 0.01);
        const digit = [10, 100].filter((limit) => Math.abs(value) < limit).length;
        expect(Math.abs(read - value)).toBeLessThan(0.51 / 10 ** digit);
      }),
    );
    expect(parseNumber(formatPoints(-0.0125), 0.1)).toBe(-1.3);
    expect(parseNumber(formatFactor(0.7), 0.1)).toBe(0.7);
  });

  it('is refused where it is a range', () => {
    expect(parseNumber(formatPercentRange([7.9, 8.2], 1), 0.1)).toBeNaN();
  });

  it('is the same number whatever surrounds it', () => {
    const before = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      'ca. ',
      'netto ',
      'Gehalt: ',
      '~',
      '„',
      '\u200b',
    );
    const after = fc.constantFrom(
      ...[
        '',
        ' ',
        '\n',
        ' mtl.',
        ' im Monat',
        '/Monat',
        ' (netto)',
        ' p. M.',
        '*',
        '¹',
        ' 1)',
        '.',
        '“',
        '\u200f',
      ],
    );
    fc.assert(
      fc.property(before, cents, after, (start, value, end) => {
        const text = `${start}${formatEuro(value, { digits: 2 })}${end}`;
        expect(parse(text, 0.01)).toBe(value);
      }),
    );
  });
});
