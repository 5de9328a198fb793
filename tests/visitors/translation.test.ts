import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, vi } from 'vitest';
import { home, landings } from '../../site/landings/index.ts';
import { test, waitUntilHydrated } from '../pages/support/visit.ts';
import { operateEveryControl, readTexts } from './support/calculators.ts';
import { translate } from './support/translate.ts';

const PATHS = Object.values(landings).map(({ path }) => path.de);

describe.concurrent('who has a page translated', () => {
  test.for(PATHS)(
    'finds the calculators of %s alive and whole',
    async (path, { visit, expect }) => {
      const { page } = await visit(path);
      await page.waitForSelector(':root[data-painted]', { state: 'attached' });
      const before = await readExplanation(page);
      await translate(page);
      await waitUntilHydrated(page);
      expect(await readExplanation(page)).toBe(before);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  test('sees every figure follow what is entered', async ({ visit, expect }) => {
    const pages = await Promise.all(
      [false, true].map(async (isTranslated) => {
        const { page } = await visit(home.path.de);
        await waitUntilHydrated(page);
        if (isTranslated) await translate(page);
        await operateEveryControl(page);
        await page.waitForTimeout(SETTLED);
        return page;
      }),
    );
    let [texts, translated]: string[][] = [];
    const areSame = async () => {
      [texts, translated] = await Promise.all(pages.map(readTexts));
      return isDeepStrictEqual(translated, texts);
    };
    // What is simulated takes longer on a busy machine; a figure that is frozen stays so.
    await vi.waitUntil(areSame, { timeout: 20_000, interval: 500 }).catch(() => undefined);
    expect(translated).toEqual(texts);
  });
});

/** How the pension gap is calculated: the part of it that React does not write. */
function readExplanation(page: Page): Promise<string | null> {
  return page.locator('[data-plain]').textContent();
}

/** Milliseconds after which all that was entered is calculated and announced, on a machine that has time. */
const SETTLED = 2_500;
