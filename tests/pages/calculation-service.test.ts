import { expect, test } from 'vitest';
import { findOwnScripts } from './support/own-scripts.ts';

test('no script of a build without CALCULATION_URL holds its client', () => {
  expect(findOwnScripts(/./)).not.toEqual([]);
  expect(findOwnScripts(/calculation service answered/)).toEqual([]);
});
