import { expect, test } from 'vitest';
import { createRow, formatLine } from './report.ts';

const BUDGET = {
  ...{ performance: 100, accessibility: 100, 'best practices': 100, SEO: 100 },
  ...{ FCP: 1000, LCP: 1300, CLS: 0, TBT: 50, bytes: 90 * 1024 },
};

test('a page is judged by the median of its runs', () => {
  const runs = [900, 1290, 1301].map((LCP) => ({ ...BUDGET, LCP }));
  const { cells, missed } = createRow(runs, BUDGET);
  expect(cells.LCP).toBe('1.29 s');
  expect(missed).toEqual([]);
});

test('what misses its budget is named, with the budget', () => {
  const run = { ...BUDGET, SEO: 92, LCP: 1420, CLS: 0.0004, bytes: 91 * 1024 };
  const { cells, missed } = createRow([run], BUDGET);
  expect(missed).toEqual(['SEO', 'LCP', 'bytes']);
  expect(cells).toMatchObject({ SEO: '92 (100)', LCP: '1.42 s (1.30 s)', CLS: '0.000' });
});

test('figures with their budgets stand apart', () => {
  const cells = ['54 ms (50 ms)', '100.0 KiB (95.0 KiB)'];
  expect(
    formatLine(cells, '/de')
      .trim()
      .split(/ {1,}(?=\d|\/)/),
  ).toEqual([...cells, '/de']);
});

test('a measure that Lighthouse could not take misses its budget', () => {
  expect(createRow([{ ...BUDGET, TBT: Number.NaN }], BUDGET).missed).toEqual(['TBT']);
});
