import { expect, it, vi } from 'vitest';
import { breakEvens, outcomes, PRESETS } from '../../calculation/index.ts';
import { getOpeningChoices } from '../comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import { findBreakEvens, simulate } from './engine-tasks.ts';

const inputs = DEFAULT_INPUTS;
const request = { ...getOpeningChoices(inputs), preset: 'cautious' } as const;

it('finds the break-evens of the engine under the asked assumptions', () => {
  const found = breakEvens(inputs, PRESETS.cautious, 'directinvest');
  expect(findBreakEvens(request)).toEqual(found);
});

it('simulates under the asked assumptions and reports its progress up to the end', () => {
  const onProgress = vi.fn();
  expect(simulate(request, onProgress)).toEqual(outcomes(inputs, PRESETS.cautious));
  const reported = onProgress.mock.calls.flat();
  expect(reported).toEqual(reported.toSorted((one, other) => one - other));
  expect(reported.at(0)).toBeLessThan(0.1);
  expect(reported.at(-1)).toBe(1);
});
