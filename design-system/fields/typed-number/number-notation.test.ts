import { describe, expect, test } from 'vitest';
import { createNotation } from './number-notation.ts';

const LOCALES = [
  ...['de-DE', 'de-AT', 'de-CH', 'en-GB', 'en-IN', 'en-ZA', 'fr-FR', 'fr-CH', 'it-CH', 'es-MX'],
  ...['pt-PT', 'pl-PL', 'sv-SE', 'bg-BG', 'tr-TR', 'ja-JP', 'he-IL', 'ar-EG', 'fa-IR', 'bn-BD'],
];

const CURRENCIES = ['EUR', 'USD', 'CHF', 'GBP', 'INR', 'SEK', 'JPY'];

describe('money', () => {
  test.each([
    ['de-DE', 'EUR', 20_000, '20.000\u00a0€', '20.000', 20_000],
    ['de-DE', 'EUR', 1234, '1.234\u00a0€', '1.234,50', 1234.5],
    ['de-DE', 'EUR', 20_000, '20.000\u00a0€', '20,000', 20_000],
    ['en-GB', 'GBP', 20_000, '£20,000', '20,000', 20_000],
    ['en-GB', 'GBP', 20_000, '£20,000', '20.000', 20_000],
    ['en-GB', 'GBP', 1234, '£1,234', '£1,234.50 p. a.', 1234.5],
    ['de-CH', 'CHF', 20_000, "CHF\u00a020'000", "CHF 20'000.–", 20_000],
  ])('in %s and %s', (locale, currency, amount, written, typed, value) => {
    const { format, parse } = createNotation({ locale, currency });
    expect(format(amount)).toBe(written);
    expect(parse(written, 1)).toBe(amount);
    expect(parse(typed, 1)).toBe(value);
  });
});

describe('units, and other ways to write', () => {
  test.each([
    ['EUR', '100 %'],
    ['EUR', '100 $'],
    ['EUR', '100 Dollar'],
    ['EUR', '£100'],
    ['CHF', '100 Euro'],
    ['USD', 'CHF 100'],
    ['SEK', '100 €'],
  ])('in %s is not «%s»', (currency, text) => {
    expect(createNotation({ currency }).parse(text, 1)).toBeNaN();
  });

  test.each([
    ['en-US', 'USD', '100 dollars', 100],
    ['en-CA', 'CAD', '$100', 100],
    ['de-DE', 'EUR', '100 € p. a.', 100],
    ['de-CH', 'CHF', 'Fr. 1’234.50', 1234.5],
    ['en-IN', 'INR', '12,34,567', 1_234_567],
    ['en-IN', 'INR', '₹12,34,567.50', 1_234_567.5],
    ['fr-FR', 'EUR', '1\u202f234,50\u00a0€', 1234.5],
    ['de-AT', 'EUR', '€ 1.234,50', 1234.5],
    ['de-AT', 'SEK', '-SEK 500', -500],
    ['de-CH', 'CHF', '500 SEK', Number.NaN],
    ['de-CH', 'CHF', '500 CHF', 500],
  ])('in %s and %s is «%s»', (locale, currency, text, value) => {
    expect(createNotation({ locale, currency }).parse(text, 1)).toBe(value);
  });
});

describe.each(LOCALES)('in %s what is written is read', (locale) => {
  test.each([undefined, ...CURRENCIES])('in %s', (currency) => {
    const { format, formatTyped, parse } = createNotation({ locale, currency });
    for (const value of [0, 7, 999, 1000, 1234, 20_000, 1_234_567, 12_345_678, -500, -1_234_567]) {
      expect(parse(format(value), 1)).toBe(value);
      expect(parse(formatTyped(value), 1)).toBe(value);
      // Else it may be one and a half.
      if (currency) expect(parse(format(value), 0.01)).toBe(value);
    }
  });

  test.each([0.5, 2.5, 1234.5, 1234.56, -0.25, 1_234_567.89])('with decimals, %d', (value) => {
    const { format, formatTyped, parse } = createNotation({ locale });
    expect(parse(format(value), 0.01)).toBe(value);
    expect(parse(formatTyped(value), 0.01)).toBe(value);
  });
});

describe('decimals', () => {
  test.each([
    ['de-DE', '2,5', 2.5],
    ['de-DE', '2.5', 2.5],
    ['de-DE', '1.125', Number.NaN],
    ['de-DE', '1,125', 1.125],
    ['en-US', '2.5', 2.5],
    ['en-US', '.5', 0.5],
    ['en-US', '1.125', 1.125],
    ['en-US', '1,125', Number.NaN],
  ])('in %s of «%s»', (locale, text, value) => {
    expect(createNotation({ locale }).parse(text, 0.001)).toBe(value);
  });

  test('are typed without groups, and without a language in German', () => {
    expect(createNotation({}).formatTyped(12_345.5)).toBe('12345,5');
    expect(createNotation({}).format(12_345.5)).toBe('12.345,5');
    expect(createNotation({ locale: 'en' }).formatTyped(12_345.5)).toBe('12345.5');
    expect(createNotation({ locale: 'ar-EG' }).formatTyped(12)).toBe('12');
  });
});
