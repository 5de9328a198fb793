import { expect, it } from 'vitest';
import { type Step, waterfallBars } from './bars.ts';

const STEPS: Step[] = [
  { kind: 'whole', value: 8 },
  { kind: 'cost', value: -1 },
  { kind: 'gain', value: 0.5 },
  { kind: 'tax', value: -1.5 },
  { kind: 'rest', value: 6 },
];

it('lets every step begin where the one before has ended', () => {
  expect(waterfallBars(STEPS, 8)).toEqual([
    { start: 0, size: 100 },
    { start: 87.5, size: 12.5 },
    { start: 87.5, size: 6.3 },
    { start: 75, size: 18.8 },
    { start: 0, size: 75 },
  ]);
});

it('keeps a rest below zero inside the drawing', () => {
  expect(waterfallBars([{ kind: 'rest', value: -2 }], 8)).toEqual([{ start: 0, size: 0 }]);
});
