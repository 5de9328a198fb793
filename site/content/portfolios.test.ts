import { expect, test } from 'vitest';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS, portfolios } from './portfolios.ts';

test('every portfolio has its figures', () => {
  expect(portfolios.global).toMatchObject({
    etfCost: 0.25,
    productCost: [0.49, 0.69],
    annualReturn: 8.3,
    historicalPerformance: 12.96,
    performance: { 2023: 20.772, 2024: 25.76 },
    expectedNetAssets: { value: 468_117 },
  });
  expect(portfolios.globalGreen).toMatchObject({
    etfCost: 0.28,
    productCost: [0.49, 0.69],
    annualReturn: [7.9, 8.2],
    historicalPerformance: 14.2,
    performance: { 2023: 21.572, 2024: 24.81 },
    expectedNetAssets: { value: 432_735 },
  });
  expect(portfolios.euroGreen).toMatchObject({
    etfCost: 0.26,
    productCost: [0.49, 0.69],
    annualReturn: 7.2,
    historicalPerformance: 8.01,
    performance: { 2023: 18.333, 2024: 12.28 },
    expectedNetAssets: { value: 330_912 },
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
