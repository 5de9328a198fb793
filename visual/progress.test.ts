import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test.each([
  [0, '  0 of 1,300, 0.0 per second'],
  [100, '  100 of 1,300, 2.0 per second, 10.0 minutes left'],
])('after 50 seconds and %d pictures it says "%s"', (done, line) => {
  expect(progressLine(done, 1300, 50)).toBe(line);
});
