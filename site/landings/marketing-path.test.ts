import { expect, test } from 'vitest';
import { isMarketingPath } from './marketing-path.ts';

test.each(['/en/private-pensions-berlin.lp', '/de/private-altersvorsorge-eltern.lp/'])(
  '%s is a marketing page',
  (path) => {
    expect(isMarketingPath(path)).toBe(true);
  },
);

test.each([
  '/',
  '/en',
  '/en/help',
  '/de/alpine',
  '/en/lp',
  '/en/pension.lp/start',
  '/en/plan/start',
])('%s is none', (path) => {
  expect(isMarketingPath(path)).toBe(false);
});
