import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { heroBullets } from '../../../site/content/hero-bullets.ts';
import { home } from '../../../site/landings/index.ts';
import { measureLayoutShift, test, waitUntilIdle } from '../support/visit.ts';
import { choose, HOMES } from './visitor.ts';

const EVERY_FLAG = 'preview=pf-hero-family-image,ab-pf-hero-bullet-points';

const hero = home.sections.find((section) => section.kind === 'hero');

describe.each(HOMES)('experiments in $locale', ({ locale, path, words }) => {
  const [version, title] =
    locale === 'en'
      ? ['family-bullets', heroBullets.title]
      : ['family-control', hero?.title[locale]];

  test('show the control without a choice, after a refusal and without JavaScript', async ({
    visit,
  }) => {
    const { page } = await visit(path);
    expect(await shown(page)).toEqual(['control-control']);
    await choose(page, words['consent.rejectAll']);
    await page.reload();
    expect(await shown(page)).toEqual(['control-control']);
    const plain = await visit(path, { javaScript: false });
    expect(await shown(plain.page)).toEqual(['control-control']);
    expect(await plain.page.locator('h1:visible').count()).toBe(1);
  });

  test('can be previewed, out of search engines and without storing anything', async ({
    visit,
  }) => {
    const { page } = await visit(`${path}?${EVERY_FLAG}`);
    expect(await shown(page)).toEqual([version]);
    expect(await page.locator('h1:visible').innerText()).toBe(title);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.context().cookies()).toEqual([]);
  });

  test('keep a visitor who agreed in one version, from the first paint on', async ({ visit }) => {
    const { page } = await visit(path, { width: 360, fonts: false });
    await choose(page, words['consent.acceptAll']);
    expect(await shown(page), 'Nothing changes under the eyes').toEqual(['control-control']);
    await page.reload();
    const assigned = await shown(page);
    expect(assigned).toHaveLength(1);
    await waitUntilIdle(page);
    expect(await measureLayoutShift(page)).toBe(0);
    await page.reload();
    expect(await shown(page)).toEqual(assigned);
  });

  test('load no picture of a version that is not seen', async ({ visit }) => {
    const { page } = await visit(path, { javaScript: false });
    const eager = await page
      .locator('[data-version]:not([data-version^="control"])')
      .locator('img:not([loading="lazy"])')
      .count();
    expect(eager).toBe(0);
    expect(await page.locator('[data-version^="family"] img').count()).toBeGreaterThan(0);
  });
});

/** The versions of the hero that can be seen. */
function shown(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-version]:visible')
    .evaluateAll((versions) => versions.map((version) => version.getAttribute('data-version')));
}
