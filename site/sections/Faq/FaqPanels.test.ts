import { expect, test } from 'vitest';
import { countShownAtFirst } from './FaqPanels.tsx';

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [5, 5, 5],
  [6, 3, 5],
  [7, 4, 5],
  [10, 5, 5],
  [11, 6, 5],
  [16, 8, 5],
])('of %i questions %i show on a phone and %i on a desktop', (count, compact, wide) => {
  expect(countShownAtFirst(count)).toEqual({ compact, wide });
});
