import { expect, test } from 'vitest';
import { formatByMagnitude } from './format.ts';

test.each([
  [0, '0,00 %'],
  [-0, '0,00 %'],
  [-0.00001, '0,00 %'],
  [-0.0069, '-0,69 %'],
  [0.00005, '0,01 %'],
  [0.0000499, '0,00 %'],
  // Ties go away from zero; the binary neighbours of the first two lie on either side.
  [0.01005, '1,01 %'],
  [-0.01015, '-1,02 %'],
  [0.00125, '0,13 %'],
  [5e-324, '0,00 %'],
  // The size before rounding decides on the decimals.
  [0.09994, '9,99 %'],
  [0.09996, '10,00 %'],
  [0.1, '10,0 %'],
  [-0.12345, '-12,3 %'],
  [0.99949, '99,9 %'],
  [0.9996, '100,0 %'],
  [1, '100 %'],
  [12.345, '1.235 %'],
  [-123456.785, '-12.345.679 %'],
  [1e21, '100.000.000.000.000.000.000.000 %'],
])('%d is written %s', (fraction, text) => {
  expect(formatByMagnitude(fraction)).toBe(text.replace(' ', '\u00a0'));
});
