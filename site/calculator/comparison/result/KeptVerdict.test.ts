import { expect, it } from 'vitest';
import { chooseTarget } from './KeptVerdict.tsx';

it.each([
  ['the table', { table: true, forms: false }, 'results', 'preferences'],
  ['the forms', { table: false, forms: true }, 'preferences', 'results'],
  ['both', { table: true, forms: true }, 'preferences', 'results'],
  ['neither, after the table', { table: false, forms: false }, 'preferences', 'preferences'],
  ['neither, after the forms', { table: false, forms: false }, 'results', 'results'],
] as const)('with %s in view', (_, inView, before, target) => {
  expect(chooseTarget(before, inView)).toBe(target);
});
