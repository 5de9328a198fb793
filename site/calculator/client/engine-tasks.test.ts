import { expect, it, vi } from 'vitest';
import { keysOf } from '../../../lib/objects.ts';
import {
  FLIP_VARIABLES,
  type FlipVariable,
  flipPoints,
  outcomes,
  PRESETS,
} from '../../calculation/index.ts';
import { DEFAULT_INPUTS } from '../comparison/state/fields.ts';
import type { CalculationRequest } from './client.ts';
import { findBreakEvens, simulate } from './engine-tasks.ts';

const inputs = DEFAULT_INPUTS;
const request: CalculationRequest = {
  inputs,
  comparisonType: 'OWN_INVESTMENT',
  preset: 'cautious',
};

it('finds the break-evens of the engine under the asked assumptions, within its bounds', () => {
  const points = flipPoints(inputs, PRESETS.cautious, 'directinvest');
  for (const { variable, min, max, point } of findBreakEvens(request)) {
    expect(points).toHaveProperty([variable], point);
    expect(FLIP_VARIABLES[variable]).toMatchObject({ min, max });
  }
});

it('knows the present values, of inputs and of assumptions', () => {
  const found = findBreakEvens(request);
  const present = new Map(found.map((breakEven) => [breakEven.variable, breakEven.present]));
  expect(present.get('age')).toBe(35);
  expect(present.get('saversAllowance')).toBe(1000);
});

it.each([
  ['OWN_INVESTMENT', 'otherbroker'],
  ['OTHER_INVESTMENT', 'directinvest'],
] as const)('leaves out for %s the variables that are only for %s', (comparisonType, other) => {
  const found = findBreakEvens({ inputs, comparisonType, preset: 'published' });
  const expected = keysOf(FLIP_VARIABLES).filter((name) => {
    const { only }: FlipVariable = FLIP_VARIABLES[name];
    return only !== other;
  });
  expect(found.map(({ variable }) => variable)).toEqual(expected);
});

it('simulates under the asked assumptions and reports its progress up to the end', () => {
  const onProgress = vi.fn();
  expect(simulate(request, onProgress)).toEqual(outcomes(inputs, PRESETS.cautious));
  const reported = onProgress.mock.calls.flat();
  expect(reported).toEqual(reported.toSorted((one, other) => one - other));
  expect(reported.at(0)).toBeLessThan(0.1);
  expect(reported.at(-1)).toBe(1);
});

it.each([findBreakEvens, simulate])('%o names the inputs it cannot calculate with', (task) => {
  expect(() => task({ ...request, inputs: { ...inputs, age: 99 } })).toThrow('age');
});
