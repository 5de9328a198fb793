import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test.each([
  [4_200, 20_000, 10, '  4,200 of 20,000 pages, 420 a second, 38 s left'],
  [20_000, 20_000, 50, '  20,000 of 20,000 pages, 400 a second'],
  [0, 20_000, 3, '  0 of 20,000 pages, 0.0 a second'],
  [100, 1_300, 50, '  100 of 1,300 pages, 2.0 a second, 10.0 minutes left'],
])('%i of %i pages after %i s', (done, all, seconds, line) => {
  expect(progressLine(done, all, seconds, 'pages')).toBe(line);
});
