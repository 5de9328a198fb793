import { expect, it } from 'vitest';
import { barShares } from './shares.ts';

it('lets the largest amount fill the width', () => {
  expect(barShares([{ value: 30 }, { value: 60 }, { value: 0 }])).toEqual([0.5, 1, 0]);
});

it('measures every amount by the whole that is given', () => {
  expect(barShares([{ value: 42.5 }, { value: 70 }], 100)).toEqual([0.425, 0.7]);
});

it('keeps every bar inside the drawing', () => {
  expect(barShares([{ value: -5 }, { value: 120 }], 100)).toEqual([0, 1]);
});

it('draws nothing where there is nothing', () => {
  expect(barShares([{ value: 0 }, { value: 0 }])).toEqual([0, 0]);
});
