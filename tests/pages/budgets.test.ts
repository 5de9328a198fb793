import { describe, expect, test } from 'vitest';
import { BUDGETS } from '../../site/config/budgets.ts';
import { ISLAND_NAMES } from '../../site/islands/message-sets.ts';
import {
  countElements,
  listArrivalScripts,
  listCircularScripts,
  listDetailScripts,
  listIslandScripts,
  weighFiles,
  weighFonts,
  weighPage,
} from '../../tools/build/page-weight.ts';
import { SITE_PATHS } from '../../tools/project/site-pages.ts';

describe.each(SITE_PATHS)('%s', (path) => {
  test('stays within its size budgets', () => {
    const { raw, compressed } = weighPage(path);
    expect(compressed).toBeLessThanOrEqual(BUDGETS.page.compressed);
    expect(raw).toBeLessThanOrEqual(BUDGETS.page.raw);
    expect(weighFonts(path)).toBeGreaterThan(0);
    expect(weighFonts(path)).toBeLessThanOrEqual(BUDGETS.fonts);
    expect(weighFiles(listArrivalScripts(path)).compressed).toBeLessThanOrEqual(BUDGETS.arrival);
  });

  test('has few elements', () => {
    expect(countElements(path)).toBeGreaterThan(20);
    expect(countElements(path)).toBeLessThanOrEqual(BUDGETS.page.elements);
  });
});

test('the islands stay within their size budget', () => {
  const scripts = listIslandScripts('/en');
  expect(scripts.length).toBeGreaterThan(0);
  expect(weighFiles(scripts).compressed).toBeLessThanOrEqual(BUDGETS.islands);
});

test.each(ISLAND_NAMES)('%s comes in few files', (name) => {
  expect(listIslandScripts('/en', [name]).length).toBeLessThanOrEqual(BUDGETS.islandFiles);
});

test('no two scripts wait for each other', () => {
  const scripts = [...listIslandScripts('/en'), ...listDetailScripts('/en')];
  expect(listCircularScripts(scripts)).toEqual([]);
});

test('the details of the calculator stay within their size budget', () => {
  const scripts = listDetailScripts('/en');
  expect(scripts.length).toBeGreaterThan(0);
  expect(weighFiles(scripts).compressed).toBeLessThanOrEqual(BUDGETS.details);
});
