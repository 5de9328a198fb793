import { expect, it } from 'vitest';
import { chooseTarget } from './KeptVerdict.tsx';

it.each([
  ['the figures', { figures: true, forms: false }, 'results', 'preferences'],
  ['the forms', { figures: false, forms: true }, 'preferences', 'results'],
  ['both', { figures: true, forms: true }, 'preferences', 'results'],
  ['neither, after the figures', { figures: false, forms: false }, 'preferences', 'preferences'],
  ['neither, after the forms', { figures: false, forms: false }, 'results', 'results'],
] as const)('with %s in view', (_, inView, before, target) => {
  expect(chooseTarget(before, inView)).toBe(target);
});
