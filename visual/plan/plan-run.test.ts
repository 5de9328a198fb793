import { expect, test } from 'vitest';
import { acceptedOf, resultOf } from '../results/report.fixture.ts';
import { findRemoved } from './plan-run.ts';

const ID = 'components-button--plain.en-480';

test('accepted pictures that are not planned are removed', () => {
  const accepted = new Map([[ID, acceptedOf()]]);
  expect(findRemoved([resultOf()], accepted)).toEqual([]);
  expect(findRemoved([], accepted)).toMatchObject([
    { id: ID, story: 'components-button--plain', name: 'plain', mode: { width: 480 } },
  ]);
});

test('a line with an unknown mode is reported', () => {
  const accepted = new Map([[ID, acceptedOf({ mode: 'wide' })]]);
  expect(() => findRemoved([], accepted)).toThrow(/unknown mode "wide".*Delete that line/);
});
