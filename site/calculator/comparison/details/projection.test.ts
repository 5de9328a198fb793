import { expect, it } from 'vitest';
import { openingChoices } from '../state/choices.ts';
import { DEFAULT_INPUTS } from '../state/fields.ts';
import { courseOf } from './course.ts';
import { projectionOf } from './projection.ts';
import { resultOf } from './result-of.ts';
import { WAYS } from './ways.ts';

const request = openingChoices(DEFAULT_INPUTS);
const course = courseOf(request);
const { projection, realFactor } = resultOf(request);

it.each([...WAYS, 'contributions'] as const)('has the engine’s projection of %s', (line) => {
  const expected = projection.map((point) => expect.closeTo(point[line], 6));
  expect(projectionOf(course, false)[line]).toEqual(expected);
});

it('ends in today’s money where the engine says', () => {
  const today = projectionOf(course, true).pf.at(-1);
  expect(today).toBeCloseTo((projection.at(-1)?.pf ?? Number.NaN) * realFactor, 6);
});
