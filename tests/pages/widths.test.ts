import { ACCESSIBILITY_FACTS } from '../../site/content/documents/facts.ts';
import { UNBREAKABLE } from '../../site/i18n/bind-spaces.ts';
import { findBrokenWords } from './support/broken-words.ts';
import { findTypographyFaults } from './support/typography-faults.ts';
import { ALL_PATHS, FOREIGN_LANGUAGE, test, type Visit } from './support/visit.ts';

const { reflowWidths } = ACCESSIBILITY_FACTS;

/** Widths at which lines of text are read, from a phone to a wide screen. */
const READ_WIDTHS = [360, 600, 960, 1264, 1440, 1920];

/** Where columns stand side by side that text of twice the size may leave too little room. */
const WIDE = 1264;

const UNBREAKABLE_SOURCES = UNBREAKABLE.map(({ source }) => source);

test.concurrent.for(ALL_PATHS)(
  '%s fits into every width, into the narrowest at twice the text size, and breaks its lines well',
  { timeout: 90_000 },
  async (path, { visit, expect }) => {
    const { page } = await visit(path, { language: FOREIGN_LANGUAGE, reuse: true });
    const setWidth = (width: number) => page.setViewportSize({ width, height: 800 });
    const setTextSize = (size: string) =>
      page.evaluate((percent) => {
        document.documentElement.style.fontSize = percent;
      }, size);

    for (const width of reflowWidths.toReversed()) {
      await setWidth(width);
      expect.soft(await findOverflowing(page), `At ${width} px`).toEqual([]);
    }
    await setTextSize('200%');
    await openEverything(page);
    expect.soft(await findOverflowing(page), 'At twice the text size').toEqual([]);
    expect.soft(await page.evaluate(findBrokenWords), 'At twice the text size').toEqual([]);
    expect.soft(await findCutValues(page), 'At twice the text size').toEqual([]);
    await setWidth(WIDE);
    expect.soft(await page.evaluate(findBrokenWords), `Twice the size at ${WIDE} px`).toEqual([]);
    await setTextSize('');

    for (const width of READ_WIDTHS) {
      await setWidth(width);
      const faults = await page.evaluate(findTypographyFaults, UNBREAKABLE_SOURCES);
      expect.soft(faults, `Lines at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(findBrokenWords), `Words at ${width} px`).toEqual([]);
    }
  },
);

function openEverything(page: Visit['page']): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** What stands in fields that are too narrow for it. */
function findCutValues(page: Visit['page']): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter(
        ({ offsetWidth, scrollWidth, clientWidth }) => offsetWidth && scrollWidth > clientWidth,
      )
      .map(({ id, value }) => `#${id}: ${value}`),
  );
}

/** Elements that make the page scroll sideways: those beyond its edge that are not clipped. */
function findOverflowing(page: Visit['page']): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element | null) =>
      element !== null && element.getBoundingClientRect().right > clientWidth + 1;
    const isCut = (element: Element): boolean => {
      const above = element.parentElement;
      if (!above || above === document.body) return false;
      return getComputedStyle(above).overflowX !== 'visible' || isCut(above);
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => isBeyond(element) && !isBeyond(element.parentElement) && !isCut(element))
      .map((element) => `#${element.closest('section')?.id} ${element.outerHTML.slice(0, 100)}`);
  });
}

test('a hyphen leaves three letters on either side, in every browser', async ({
  visit,
  expect,
}) => {
  const { page } = await visit('/de');
  const readLimits = () =>
    getComputedStyle(document.body).getPropertyValue('hyphenate-limit-chars');
  expect(await page.evaluate(readLimits)).toBe('8 3 3');
});

test('a word that breaks without a hyphen is found, one at a soft hyphen is not', async ({
  visit,
  expect,
}) => {
  const { page } = await visit('/nowhere', { writable: true });
  await page.setContent(`
    <style>h1, p { inline-size: 6ch; overflow-wrap: anywhere; line-height: 1; hyphens: manual }</style>
    <h1>Ruhe&shy;stand</h1><p>Lead</p><h1>Ruhestand</h1><p>Introduction</p><p>Ordinarytext</p>`);
  expect(await page.evaluate(findBrokenWords)).toEqual([
    expect.stringMatching(/^\w+\|\w+ in h1$/),
    expect.stringMatching(/^\w+\|\w+(\|\w+)? in p$/),
  ]);
});
