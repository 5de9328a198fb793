import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToStep, stepValue } from './step-value.ts';

const monthly = { min: 100, max: 2500, step: 50 };

describe('stepValue', () => {
  it.each([
    [300, 1, 350],
    [300, -1, 250],
    [2500, 1, 2500],
    [2480, 1, 2500],
    [100, -1, 100],
    [333, 1, 350],
    [333, -1, 300],
  ] as const)('takes %i in direction %i to %i', (value, direction, next) => {
    expect(stepValue(value, direction, monthly)).toBe(next);
  });

  it('stays within the bounds and on the grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 2500 }),
        fc.constantFrom(1, -1),
        (value, direction) => {
          const next = stepValue(value, direction as 1 | -1, monthly);
          expect(next).toBeGreaterThanOrEqual(100);
          expect(next).toBeLessThanOrEqual(2500);
          expect(next % 50).toBe(0);
        },
      ),
    );
  });
});

describe('roundToStep', () => {
  it.each([
    [300, 300],
    [120, 100],
    [125, 150],
    [99, 100],
    [-1e9, 100],
    [2501, 2500],
    [1e9, 2500],
  ])('takes %d to %d', (value, nearest) => {
    expect(roundToStep(value, monthly)).toBe(nearest);
  });

  it('keeps the decimals of its step', () => {
    const percent = { min: 0, max: 12, step: 0.1 };
    expect(roundToStep(0.3, percent)).toBe(0.3);
    expect(roundToStep(6.96, percent)).toBe(7);
    expect(stepValue(0.2, 1, percent)).toBe(0.3);
    expect(stepValue(0.3, -1, percent)).toBe(0.2);
  });

  it('changes no value that a button can reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2500 }), (value) => {
        const reached = stepValue(value, 1, monthly);
        expect(roundToStep(reached, monthly)).toBe(reached);
      }),
    );
  });
});
