import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('every half minute it prints the count, the rate and the time left, until it ends', () => {
  const progress = new Progress(1300);
  vi.advanceTimersByTime(30_000);
  expect(console.log).toHaveBeenLastCalledWith('  0 of 1,300, 0.0 per second');
  for (let count = 0; count < 100; count++) progress.step();
  vi.advanceTimersByTime(20_000);
  expect(progress.line()).toBe('  100 of 1,300, 2.0 per second, 10.0 minutes left');
  vi.advanceTimersByTime(10_000);
  expect(console.log).toHaveBeenCalledTimes(2);
  progress.end();
  vi.advanceTimersByTime(60_000);
  expect(console.log).toHaveBeenCalledTimes(2);
});
