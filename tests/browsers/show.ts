import { measurePlace } from '../pages/support/measure-place.ts';
import { type Browser, type Tab, waitUntil } from './browser.ts';
import type { Visit } from './visits.ts';
import { describeDifference, readWords } from './words.ts';

/** What a browser shows at a visit. */
export interface Shown {
  /** Before something was done to the page, and after it. */
  words: string[];
  /** The widths of its pictures by their addresses, in px. */
  pictures: Record<string, number>;
  /** Sentences without a subject, which is the browser. */
  faults: string[];
  screenshot: Uint8Array;
}

/**
 * Visits a page with a browser.
 * @param expected what it should show, except in the browser that the others are compared with
 */
export async function show(
  browser: Browser,
  { url, part, act }: Visit,
  width: number,
  expected?: Shown,
): Promise<Shown> {
  const tab = await browser.open(url, width);
  try {
    const words = [await readWords(tab, expected?.words[0])];
    const missed = part ? await describeArrival(tab, part) : [];
    await act?.(tab);
    if (act) await tab.evaluate(leaveField);
    if (act) words.push(await readWords(tab, expected?.words[1]));
    const faults = [
      ...(words[0] === words[1] ? ['does not answer'] : []),
      ...words.flatMap((text, at) => describeDifference(text, expected?.words[at] ?? text)),
      ...(await describeScroll(tab)),
      ...missed,
    ];
    await tab.evaluate(loadPictures);
    await waitUntil(tab, arePicturesLoaded);
    const pictures = await tab.evaluate(measurePictures);
    faults.push(...describeWidths(pictures, expected?.pictures ?? pictures));
    const screenshot = await tab.capture();
    // Last, so that nothing is missed.
    faults.push(...(await tab.listErrors()).map((error) => `reports: ${error}`));
    return { words, pictures, faults, screenshot };
  } finally {
    await tab.close();
  }
}

async function describeArrival(tab: Tab, part: string): Promise<string[]> {
  const distance = await tab.evaluate(measurePlace, part);
  return Math.abs(distance) > ROUNDED ? [`arrives ${distance} px off #${part}`] : [];
}

/** Pixels by which browsers round. */
const ROUNDED = 2;

async function describeScroll(tab: Tab): Promise<string[]> {
  const excess = await tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return excess > 0 ? [`scrolls sideways by ${excess} px`] : [];
}

/** The pictures that are wider or narrower than they should be. */
function describeWidths(widths: Shown['pictures'], expected: Shown['pictures']): string[] {
  return Object.entries(expected)
    .filter(([name, width]) => Math.abs((widths[name] ?? 0) - width) > TOLERANCE * width)
    .map(([name, width]) => `shows ${name} ${widths[name]} instead of ${width} px wide`);
}

const TOLERANCE = 0.1;

/** What is only said of the field with the focus goes. Like the functions below, it runs in the page. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Also those far from the window. */
function loadPictures(): void {
  for (const image of document.images) image.loading = 'eager';
}

function arePicturesLoaded(): boolean {
  return [...document.images].every(({ complete }) => complete);
}

function measurePictures(): Shown['pictures'] {
  return Object.fromEntries(
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map(({ src, width }) => [new URL(src).pathname, width]),
  );
}
