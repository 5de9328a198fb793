import { expect, it } from 'vitest';
import { readCalculationUrl } from './calculation-url.ts';

it.each([
  ['', ''],
  ['https://calculation.example/v1', 'https://calculation.example/v1'],
  ['https://calculation.example', 'https://calculation.example/'],
  ['http://localhost:8080/comparison', 'http://localhost:8080/comparison'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
])('takes %j', (address, url) => {
  expect(readCalculationUrl(address)).toBe(url);
});

it.each([
  'calculation.example',
  '/comparison',
  'http://calculation.example/',
  'http://localhost.example/',
  'ftp://localhost/',
  'https://me:secret@calculation.example/',
  'https://calculation.example/#there',
])('refuses %j and says what to give', (address) => {
  expect(() => readCalculationUrl(address)).toThrow(
    `CALCULATION_URL=${address} cannot be used. Give the full address`,
  );
});
