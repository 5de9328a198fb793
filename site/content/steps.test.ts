import { expect, test } from 'vitest';
import { steps } from './steps.ts';

test('there are five steps, each with a picture and texts of its own', () => {
  expect(steps).toHaveLength(5);
  for (const field of ['key', 'scene', 'title', 'text'] as const) {
    expect(new Set(steps.map((step) => step[field])).size, field).toBe(5);
  }
});
