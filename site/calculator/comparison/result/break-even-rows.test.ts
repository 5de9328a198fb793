import { describe, expect, it, test } from 'vitest';
import { keysOf } from '../../../../lib/objects.ts';
import { BREAK_EVEN_VARIABLES, type BreakEven } from '../../../calculation/index.ts';
import { LOCALES } from '../../../i18n/locales.ts';
import { getIntl } from '../../../provider/page-texts.ts';
import { getBreakEvenRule, makeBreakEvenRows } from './break-even-rows.ts';

const intl = getIntl('fernblick', 'en');

describe.each(LOCALES)('in %s', (locale) => {
  test.each(keysOf(BREAK_EVEN_VARIABLES))('%s has a name and a unit', (variable) => {
    const intl = getIntl('fernblick', locale);
    const { label, format } = getBreakEvenRule(variable);
    expect(intl.formatMessage({ id: label })).not.toMatch(/[{}]/);
    expect(format(BREAK_EVEN_VARIABLES[variable].max, intl)).toMatch(/\d\s(%|€|years|Jahre)$/);
  });
});

it('puts first what has the least way to go within its bounds', () => {
  const { points } = makeBreakEvenRows(
    [
      breakEven('monthlyContribution', { present: 300, point: 1500 }),
      breakEven('age', { present: 35, point: 56 }),
      breakEven('marketReturn', { present: 0.07, point: 0.0616 }),
    ],
    intl,
  );
  expect(points.map(({ label }) => label)).toEqual([
    'Market return per year',
    'Monthly contribution',
    'Age',
  ]);
});

it('measures the way from the bound if the present value is beyond it', () => {
  const { points } = makeBreakEvenRows(
    [
      breakEven('portfolioRebalancing', { present: 15, point: 25 }),
      breakEven('saversAllowance', { present: 9000, point: 1900 }),
    ],
    intl,
  );
  expect(points[0]?.label).toBe(
    intl.formatMessage({ id: 'comparison.calculator.breakEven.saversAllowance' }),
  );
});

it.each([
  ['below', 7.949, 'at most 7\u00a0%'],
  ['above', 15.01, 'at least 16\u00a0%'],
  ['at a whole step', 7, 'at most 7\u00a0%'],
  ['at a whole step above', 56, 'at least 56\u00a0%'],
])('says a condition that holds, for a point %s', (_, point, text) => {
  const { points } = makeBreakEvenRows(
    [breakEven('portfolioRebalancing', { present: 15, point })],
    intl,
  );
  expect(points[0]?.breakEven).toEqual({ value: point, text });
  expect(points[0]?.current.text).toBe('now 15\u00a0%');
});

it('speaks of a running cost where the engine has a negative effect', () => {
  const { points } = makeBreakEvenRows(
    [breakEven('directinvest.tech.etfCost', { present: -0.002, point: -0.001834 })],
    intl,
  );
  expect(points[0]).toMatchObject({
    range: [0, 0.01],
    current: { value: 0.002, text: 'now 0,2\u00a0%' },
    breakEven: { value: 0.001834, text: 'at most 0,18\u00a0%' },
  });
});

it('names apart what turns nothing round', () => {
  const { points, never } = makeBreakEvenRows(
    [breakEven('age', { present: 35, point: null })],
    intl,
  );
  expect(points).toEqual([]);
  expect(never).toEqual(['Age']);
});

function breakEven(
  variable: BreakEven['variable'],
  found: Pick<BreakEven, 'present' | 'point'>,
): BreakEven {
  const { min, max } = BREAK_EVEN_VARIABLES[variable];
  return { variable, min, max, ...found };
}
