import { join } from 'node:path';
import { expect, test } from 'vitest';
import { arrivalScripts, islandScripts, weightOf } from '../../tools/library/page-weight.ts';
import { SITE_PATHS } from '../../tools/library/site-pages.ts';
import { BUDGETS } from '../budgets.ts';

test.each(SITE_PATHS)('%s stays within its size budget', (path) => {
  expect(weightOf(join(path, 'index.html'))).toBeLessThanOrEqual(BUDGETS.page);
  expect(sum(arrivalScripts(path))).toBeLessThanOrEqual(BUDGETS.arrival);
});

test('the islands stay within their size budget', () => {
  const scripts = islandScripts('/en');
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts)).toBeLessThanOrEqual(BUDGETS.islands);
});

function sum(scripts: string[]): number {
  return scripts.reduce((total, script) => total + weightOf(script), 0);
}
