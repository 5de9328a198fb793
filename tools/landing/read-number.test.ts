import { expect, test } from 'vitest';
import { assertNoThousands, type DecimalSign, readNumber } from './read-number.ts';

/** What people write, and its number where English and where German separates decimals. */
const NUMBERS: readonly [text: string, english: number | undefined, german: number | undefined][] =
  [
    ['38', 38, 38],
    ['-2', -2, -2],
    ['12.5', 12.5, 12.5],
    ['12,5', 12.5, 12.5],
    ['3.30', 3.3, 3.3],
    ['0.125', 0.125, 0.125],
    ['0,125', 0.125, 0.125],
    ['1234.567', 1234.567, 1234.567],
    ['1.000,00', 1000, 1000],
    ['1,000.00', 1000, 1000],
    ['3,300.50 €', 3300.5, 3300.5],
    ['€ 1.234.567,5', 1_234_567.5, 1_234_567.5],
    ['5.000.000', 5_000_000, 5_000_000],
    ['5,000,000', 5_000_000, 5_000_000],
    ['3 300 €', 3300, 3300],
    ['3’300', 3300, 3300],
    ['3\u00a0300,5', 3300.5, 3300.5],
    ['1.000.00', undefined, undefined],
    ['1.000 000', undefined, undefined],
    ['12 Monate', undefined, undefined],
    ['', undefined, undefined],
  ];

test.each(NUMBERS)('"%s" is %s in English files and %s in German ones', (text, english, german) => {
  expect([readNumber(text, '.'), readNumber(text, ',')]).toEqual([english, german]);
});

/** What is a number of thousands where its sign separates them, and refused where it separates decimals. */
const THOUSANDS: readonly [text: string, decimal: DecimalSign, number: number, reason: string][] = [
  ['5.000', '.', 5000, '"5.000" may be 5000 or 5. Write the one that is meant like this.'],
  ['3.400', '.', 3400, '"3.400" may be 3400 or 3.4.'],
  ['-1.125 €', '.', -1125, '"-1.125 €" may be -1125 or -1.1250.'],
  ['1,000', ',', 1000, '"1,000" may be 1000 or 1.'],
  ['3,300 €', ',', 3300, '"3,300 €" may be 3300 or 3,3.'],
];

test.each(THOUSANDS)(
  '"%s" is refused where "%s" separates decimals',
  (text, decimal, number, reason) => {
    expect(() => readNumber(text, decimal)).toThrow(reason);
    expect(readNumber(text, decimal === '.' ? ',' : '.')).toBe(number);
  },
);

test('JSON says no number that may be meant as thousands', () => {
  expect(() => assertNoThousands('[2500, 3.400]')).toThrow('"3.400" may be 3400 or 3.4.');
  expect(() => assertNoThousands('{"a": -12.500}')).toThrow('"-12.500" may be -12500 or -12.5.');
  assertNoThousands('["5.000", "a\\"5.000", 0.125, 12.5, 1234.567, 1.500e3]');
});
