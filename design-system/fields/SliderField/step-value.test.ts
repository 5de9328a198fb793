import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampTyped, nearestStep, stepValue } from './step-value.ts';

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
    [260, 5, 500],
    [260, -5, 100],
    [260, Infinity, 2500],
    [260, -Infinity, 100],
  ])('takes %i by %d steps to %i', (value, steps, next) => {
    expect(stepValue(value, steps, monthly)).toBe(next);
  });

  it('keeps the decimals of its step', () => {
    const percent = { min: 0, max: 12, step: 0.1 };
    expect(stepValue(0.2, 1, percent)).toBe(0.3);
    expect(stepValue(0.3, -1, percent)).toBe(0.2);
  });

  it('stays within the bounds and on the grid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 2500 }),
        fc.constantFrom(1, -1, 5, -5),
        (value, steps) => {
          const next = stepValue(value, steps, monthly);
          expect(next).toBeGreaterThanOrEqual(100);
          expect(next).toBeLessThanOrEqual(2500);
          expect(next % 50).toBe(0);
        },
      ),
    );
  });
});

describe('nearestStep', () => {
  it.each([
    [300, 300],
    [324, 300],
    [326, 350],
    [2499, 2500],
  ])('takes %d to %d', (value, place) => {
    expect(nearestStep(value, monthly)).toBe(place);
  });

  it('keeps the decimals of its step', () => {
    expect(nearestStep(0.29, { min: 0, max: 12, step: 0.1 })).toBe(0.3);
  });
});

describe('clampTyped', () => {
  it.each([
    [260, 260],
    [260.4, 260],
    [99, 100],
    [-1e9, 100],
    [2501, 2500],
  ])('takes %d as %d', (typed, value) => {
    expect(clampTyped(typed, monthly)).toBe(value);
  });

  it('keeps two decimals where steps have some', () => {
    expect(clampTyped(6.75, { min: 0, max: 12, step: 0.1 })).toBe(6.75);
    expect(clampTyped(0.125, { min: 0, max: 2, step: 0.01 })).toBe(0.13);
  });

  it('keeps all decimals of a finer step', () => {
    expect(clampTyped(2.125, { min: 0, max: 10, step: 0.001 })).toBe(2.125);
    expect(clampTyped(2.12549, { min: 0, max: 10, step: 0.0005 })).toBe(2.1255);
  });

  it('changes no value that a button can reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2500 }), (value) => {
        const reached = stepValue(value, 1, monthly);
        expect(clampTyped(reached, monthly)).toBe(reached);
      }),
    );
  });
});
