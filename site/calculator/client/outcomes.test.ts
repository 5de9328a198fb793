import { expect, it, vi } from 'vitest';
import { outcomes, PRESETS } from '../../calculation/index.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { outcomesOf } from './outcomes.ts';

const request = {
  inputs: DEFAULT_INPUTS,
  comparisonType: 'OWN_INVESTMENT',
  preset: 'cautious',
} as const;

it('has what the engine finds under the asked assumptions', () => {
  expect(outcomesOf(request)).toEqual(outcomes(DEFAULT_INPUTS, PRESETS.cautious));
});

it('reports its progress up to the end', () => {
  const onProgress = vi.fn();
  outcomesOf(request, onProgress);
  const reported = onProgress.mock.calls.flat();
  expect(reported).toEqual(reported.toSorted((one, other) => one - other));
  expect(reported.at(0)).toBeLessThan(0.1);
  expect(reported.at(-1)).toBe(1);
});

it('names the fields that cannot be calculated with', () => {
  expect(() => outcomesOf({ ...request, inputs: { ...DEFAULT_INPUTS, age: 99 } })).toThrow('age');
});
