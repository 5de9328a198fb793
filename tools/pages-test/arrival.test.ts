import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, inject } from 'vitest';
import { LANDING_PAGES, landings } from '../../site/landings/index.ts';
import { arrivalScripts } from '../page-weight.ts';
import { test, type Visit } from './visit.ts';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.each(LANDING_PAGES)('$key in $locale on arrival', ({ key, locale }) => {
  const { path, sections } = landings[key];

  test('on a phone: complete, quiet, still and accessible', async ({ visit }) => {
    const { page, problems, requests } = await visit(path[locale], { width: 360 });

    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main > section').count()).toBe(sections.length);

    const origins = new Set(requests.map(({ url }) => new URL(url).origin));
    expect([...origins], 'Nothing may be loaded from elsewhere').toEqual([inject('site')]);
    const scripts = requests.filter(({ kind }) => kind === 'script');
    expect(
      scripts.map(({ url }) => new URL(url).pathname).sort(),
      'Only the start script may load before an island wakes',
    ).toEqual(arrivalScripts(path[locale]));

    expect(await layoutShift(page)).toBe(0);
    expect(await overflowing(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('on a desk: nothing overflows, accessible', async ({ visit }) => {
    const { page, problems } = await visit(path[locale], { width: 1264 });
    expect(await layoutShift(page)).toBe(0);
    expect(await overflowing(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** The sum of all shifts since the page began to load (Cumulative Layout Shift). */
function layoutShift(page: Visit['page']): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );
}

/** What makes the page scroll sideways. */
function overflowing(page: Visit['page']): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
      .slice(-5);
  });
}

async function violations(page: Visit['page']): Promise<string[]> {
  await page.evaluate(axe);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id} (${help}): ${html.slice(0, 160)}`),
  );
}
