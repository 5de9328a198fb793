import { describe, expect, test } from 'vitest';
import { netWealthOnPath } from './index.ts';
import { accepted, SAVER } from './test/saver.fixture.ts';

const INPUTS = { ...SAVER, age: 60, probabilityRetireAt62: 100 };

const SEVEN_YEARS = [0.1, -0.2, 0.3, 0, 0.05, 0.07, -0.01];

test('the order of the years matters, because more is invested in the later ones', () => {
  const crashFirst = accepted(netWealthOnPath(INPUTS, {}, [-0.4, 0, 0, 0, 0, 0, 0]));
  const crashLast = accepted(netWealthOnPath(INPUTS, {}, [0, 0, 0, 0, 0, 0, -0.4]));
  for (const group of ['pf', 'directinvest', 'otherbroker'] as const) {
    expect(crashFirst[group]).toBeGreaterThan(crashLast[group]);
  }
});

test('a thousandth is left of the worst year', () => {
  const worst = netWealthOnPath(INPUTS, {}, [...SEVEN_YEARS.slice(1), -0.9999999]);
  const floor = netWealthOnPath(INPUTS, {}, [...SEVEN_YEARS.slice(1), -0.999]);
  expect(worst).toEqual(floor);
});

describe('a path that is none', () => {
  test.each([
    ['too short', SEVEN_YEARS.slice(1)],
    ['too long', [...SEVEN_YEARS, 0]],
    ['with a year that loses everything', SEVEN_YEARS.with(2, -1)],
    ['with a year beyond the bounds', SEVEN_YEARS.with(2, 10.1)],
    ['with a word', SEVEN_YEARS.map(String)],
    ['with a gap', Array(7)],
    ['a number', 0.07],
    ['an object', { length: 7 }],
  ])('%s is an error', (_, marketReturns) => {
    const errors = [{ field: 'marketReturns', min: -1, max: 10 }];
    expect(netWealthOnPath(INPUTS, {}, marketReturns as number[])).toEqual({ errors });
  });

  test('a return of 1,000 % is one', () => {
    expect(netWealthOnPath(INPUTS, {}, SEVEN_YEARS.with(2, 10))).not.toHaveProperty('errors');
  });
});
