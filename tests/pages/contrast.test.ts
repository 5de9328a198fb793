import { expect } from 'vitest';
import { DETAILS_PATHS } from '../../site/calculator/comparison/details/addresses.ts';
import { documents } from '../../site/content/documents/index.ts';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { STAND_IN_PATHS } from '../../site/content/stand-ins.ts';
import { REPORT_PATHS } from '../../site/report/report-paths.ts';
import { LANDING_PATHS } from './support/landing-paths.ts';
import { measureTextContrasts } from './support/text-contrast.ts';
import { FOREIGN_LANGUAGE, NOWHERE, test, type Visit } from './support/visit.ts';

/** Pages of text that have their title before a horizon: short ones, and the longest. */
const TITLED_PATHS = [DETAILS_PATHS, REPORT_PATHS, FAQ_PATHS, documents.accessibility.path].flatMap(
  (paths) => Object.values(paths),
);

/**
 * Every page that has words beside a drawing; of the stand-ins one, as they differ only in words. The
 * German words of the others are longer than the English ones.
 */
const PATHS = [
  ...LANDING_PATHS,
  ...Object.values(STAND_IN_PATHS.planStart),
  ...TITLED_PATHS,
  '/',
  NOWHERE,
].filter((path) => !path.startsWith('/en/'));

/** Both sides of each turn of the layout, and the narrowest and widest screens. */
const WIDTHS = [320, 959, 960, 1263, 1264, 1920, 2560];

/** In the dark the same drawings have other colours, and stars. */
const VIEWS = [
  ...WIDTHS.map((width) => ({ width, colorScheme: 'light' as const })),
  ...[320, 960, 1264].map((width) => ({ width, colorScheme: 'dark' as const })),
];

/** Holds the banner of a landing at every width; the start of a plan is always higher than the window. */
const HEIGHT = 1400;

test.concurrent.for(PATHS)(
  'the words beside the drawing of %s have plain sky behind them at every width',
  { timeout: 90_000 },
  async (path, { visit }) => {
    // With less motion a button has its colours in the dark at once.
    const { page } = await visit(path, {
      language: FOREIGN_LANGUAGE,
      motion: 'reduce',
      writable: true,
      reuse: true,
    });
    const ground = TITLED_PATHS.includes(path) ? 'article > :first-child' : 'main > :first-child';
    // The rest of the page takes most of the time of a change of width.
    await page.addStyleTag({ content: 'main ~ *, main > :not(:first-child) { display: none }' });
    const found = [];
    for (const { width, colorScheme } of VIEWS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      await untilDrawn(page);
      const lines = await measureTextContrasts(page, ground);
      found.push(...lines.map((line) => ({ ...line, width, colorScheme })));
    }
    const [lowest] = found.sort((one, other) => one.contrast - other.contrast);
    console.info(
      `${lowest?.contrast.toFixed(2)} : 1 at least on ${path}, at ${lowest?.width} px, ${lowest?.colorScheme}`,
    );
    expect(lowest).toBeDefined();
    expect(found.filter(({ contrast, atLeast }) => contrast < atLeast)).toEqual([]);
  },
);

/**
 * Waits until the fonts and every picture that this width shows have arrived. A window of another width
 * chooses another file only with its next frame, and shows the last one until that has come.
 */
function untilDrawn(page: Visit['page']): Promise<unknown> {
  return page.waitForFunction(async () => {
    await document.fonts.ready;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main > :first-child img')];
    const shown = pictures.filter((picture) => picture.checkVisibility());
    await Promise.all(shown.map((picture) => picture.decode()));
    return shown.length > 0 && shown.every((picture) => isDrawn(picture));

    function isDrawn(picture: HTMLImageElement): boolean {
      const sources = [...(picture.closest('picture')?.querySelectorAll('source') ?? [])];
      const source = sources.find(({ media }) => matchMedia(media).matches);
      const { href } = new URL(source?.srcset ?? picture.src, location.href);
      return picture.complete && picture.currentSrc === href;
    }
  });
}

test.for(TITLED_PATHS)(
  'the title of %s ends before the birds and the sun, which are on the other half',
  async (path, { visit, expect }) => {
    const { page } = await visit(path, { motion: 'reduce', reuse: true });
    for (const width of [600, 768, 960, 1264, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      const end = await page.locator('h1').evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        return words.getBoundingClientRect().right;
      });
      expect(end, `at ${width} px`).toBeLessThanOrEqual(width / 2);
    }
  },
);
