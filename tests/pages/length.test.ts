import { describe, expect } from 'vitest';
import { LANDING_PAGES } from '../../site/landings/index.ts';
import { test } from './support/visit.ts';

/** The greatest height of a landing on arrival, in px by width, so that people read to its end. */
const HIGHEST = [
  { width: 360, highest: 11_750 },
  { width: 390, highest: 11_500 },
  { width: 1264, highest: 9_000 },
];

/** What a demo says of a fact that is out of date, and the height in px that a line of it takes. */
const OUT_OF_DATE = /out of date|veraltet/;
const LINE = 28;

describe.concurrent.each(LANDING_PAGES)('the landing $name in $locale', ({ path }) => {
  test('is not too long', async ({ visit }) => {
    const { page } = await visit(path, { reuse: true });
    // Before, a section out of view is as high as an estimate.
    await page.waitForSelector(':root[data-painted]', { state: 'attached' });
    const marked = await page.getByText(OUT_OF_DATE).count();
    for (const { width, highest } of HIGHEST) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollHeight;
      });
      console.log(`${path} at ${width} px: ${height} px high`);
      expect(height).toBeLessThanOrEqual(highest + marked * LINE);
    }
  });
});
