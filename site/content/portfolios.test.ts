import { expect, test } from 'vitest';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS, portfolios } from './portfolios.ts';

test('a portfolio has its own figures', () => {
  expect(portfolios.global).toMatchObject({
    etfCost: 0.25,
    productCost: [0.49, 0.69],
    annualReturn: 8.3,
    historicalPerformance: 12.96,
    performance: { 2023: 20.772, 2024: 25.76 },
    expectedNetAssets: { value: 468_117 },
  });
});

test('the last two portfolios carry the ESG label, and no currency is confirmed yet', () => {
  expect(PORTFOLIO_KEYS.map((key) => portfolios[key].esg)).toEqual([false, true, true]);
  expect(PORTFOLIO_KEYS.map((key) => portfolios[key].currency)).toEqual(['USD', 'USD', 'EUR']);
});

test('the years come latest first, and every portfolio has a result in each', () => {
  expect(PERFORMANCE_YEARS).toEqual(PERFORMANCE_YEARS.toSorted().reverse());
  for (const key of PORTFOLIO_KEYS) {
    expect(Object.keys(portfolios[key].performance).sort()).toEqual(PERFORMANCE_YEARS.toSorted());
  }
});
