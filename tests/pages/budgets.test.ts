import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../site/config/budgets.ts';
import {
  arrivalScripts,
  detailScripts,
  elementCount,
  islandScripts,
  pageWeight,
  weightOf,
} from '../../tools/build/page-weight.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';

describe.each(SITE_PATHS)('%s', (path) => {
  test('stays within its size budgets', () => {
    const { raw, compressed } = pageWeight(path);
    expect(compressed).toBeLessThanOrEqual(BUDGETS.page.compressed);
    expect(raw).toBeLessThanOrEqual(BUDGETS.page.raw);
    expect(weightOf(arrivalScripts(path)).compressed).toBeLessThanOrEqual(BUDGETS.arrival);
  });

  test('has few elements', () => {
    expect(elementCount(path)).toBeGreaterThan(20);
    expect(elementCount(path)).toBeLessThanOrEqual(BUDGETS.page.elements);
  });
});

test('the islands stay within their size budget', () => {
  const scripts = islandScripts('/en');
  expect(scripts.length).toBeGreaterThan(0);
  expect(weightOf(scripts).compressed).toBeLessThanOrEqual(BUDGETS.islands);
});

test('the details of the calculator stay within their size budget', () => {
  const scripts = detailScripts('/en');
  expect(scripts.length).toBeGreaterThan(0);
  expect(weightOf(scripts).compressed).toBeLessThanOrEqual(BUDGETS.details);
});
