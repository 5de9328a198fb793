import { describe, expect } from 'vitest';
import { keysOf } from '../../design-system/keys-of.ts';
import { standIns } from '../content/stand-ins.ts';
import { LANDING_PAGES, landings } from '../landings/index.ts';
import { LOCALES } from '../locales.ts';
import { textContrasts } from './text-contrast.ts';
import { test, type Visit } from './visit.ts';

/** Every page that has words beside a drawing. */
const PATHS = [
  ...LANDING_PAGES.map(({ key, locale }) => landings[key].path[locale]),
  ...keysOf(standIns).flatMap((key) => LOCALES.map((locale) => standIns[key].path[locale])),
  '/',
  '/nowhere',
];

/** Both sides of each turn of the layout, the narrowest screen and two wide ones. */
const WIDTHS = [320, 360, 600, 959, 960, 1263, 1264, 1440, 1920, 2560];

describe.each(PATHS)('the words beside the drawing of %s', (path) => {
  test('have plain sky behind them at every width', { timeout: 90_000 }, async ({ visit }) => {
    const { page } = await visit(path, { language: 'fr-FR' });
    const found = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await untilDrawn(page);
      const lines = await textContrasts(page, 'main > :first-child');
      found.push(...lines.map((line) => ({ ...line, width })));
    }
    const [lowest] = found.sort((one, other) => one.contrast - other.contrast);
    console.info(`${lowest?.contrast.toFixed(2)} : 1 at least on ${path}, at ${lowest?.width} px`);
    expect(lowest).toBeDefined();
    expect(found.filter(({ contrast, atLeast }) => contrast < atLeast)).toEqual([]);
  });
});

/** Waits until the fonts and every picture that this width shows have arrived. */
function untilDrawn(page: Visit['page']): Promise<unknown> {
  return page.waitForFunction(async () => {
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main > :first-child img')];
    const shown = pictures.filter((picture) => picture.checkVisibility());
    await Promise.all(shown.map((picture) => picture.decode()));
    return shown.length > 0 && shown.every(({ complete }) => complete);
  });
}
