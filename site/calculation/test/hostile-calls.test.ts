import { expect, test } from 'vitest';
import { faultIn } from './fault-in.ts';
import { answerTo, hostileCalls } from './hostile-calls.ts';

test('2,000 random and hostile calls are answered soundly', { timeout: 120_000 }, () => {
  const nextCall = hostileCalls(1);
  for (let count = 0; count < 2000; count += 1) {
    const call = nextCall();
    expect(faultIn(call), `Call ${count} of \`npm run fuzz\``).toBeUndefined();
  }
});

test('of which many reach the calculation and many do not', () => {
  const nextCall = hostileCalls(2);
  const answers = Array.from({ length: 200 }, () => answerTo(nextCall()));
  const rejected = answers.filter((answer) => 'errors' in answer).length;
  expect(rejected).toBeGreaterThan(50);
  expect(rejected).toBeLessThan(150);
});
