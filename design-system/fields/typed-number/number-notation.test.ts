import { describe, expect, test } from 'vitest';
import { createNotation } from './number-notation.ts';

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
