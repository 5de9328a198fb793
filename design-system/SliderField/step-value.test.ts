import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepValue } from './step-value.ts';

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
