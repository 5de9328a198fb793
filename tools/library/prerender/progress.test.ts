import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test.each([
  [4_200, 20_000, 10, '  4,200 of 20,000 pages, 420 a second, 38 s left'],
  [20_000, 20_000, 50, '  20,000 of 20,000 pages, 400 a second'],
  [0, 20_000, 3, '  0 of 20,000 pages, 0 a second'],
])('%i of %i pages after %i s', (done, all, seconds, line) => {
  expect(progressLine(done, all, seconds, 'pages')).toBe(line);
});
