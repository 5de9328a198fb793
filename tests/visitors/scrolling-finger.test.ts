import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { home } from '../../site/landings/index.ts';
import { launchOnce, waitUntilHydrated, waitUntilStill } from '../pages/support/visit.ts';

/** The pages with a calculator of their own have the same sliders. */
const PATH = home.path.de;
/** Where a finger starts, as a share of the rail. */
const START = 0.75;

describe.concurrent.each([
  ['that React runs', undefined],
  ['whose scripts are on their way', '**/assets/chunks/**'],
])('a slider %s', (_, late) => {
  it('stays as it was below a finger that scrolls, and follows a tap and a finger along it', async ({
    expect,
  }) => {
    const page = await openOnPhone(late);
    const touch = await page.context().newCDPSession(page);
    const sliders = await page.locator('input[type="range"]:visible').all();
    expect(sliders.length).toBeGreaterThan(4);
    for (const [index, slider] of sliders.entries()) {
      const before = await read(slider);
      // Downwards from one, upwards from the next.
      const by = index % 2 === 0 ? -160 : 160;
      const top = await drag(touch, slider, { y: by });
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top);
      expect(await read(slider), `scrolled by ${-by}`).toEqual(before);
      await drag(touch, slider, { x: -0.5 });
      await expectNear(slider, START - 0.5, 'moved left');
    }
    for (const calculator of await page.locator('[data-island]').all()) {
      const slider = calculator.locator('input[type="range"]:visible').first();
      await drag(touch, slider, { x: 0 });
      await expectNear(slider, START, 'tapped');
      await drag(touch, slider, { x: 0.2 });
      await expectNear(slider, START + 0.2, 'moved right');
    }
    await page.context().close();
  });

  it('stays as it was below one of two fingers, and then follows one again', async ({ expect }) => {
    const page = await openOnPhone(late);
    const touch = await page.context().newCDPSession(page);
    for (const calculator of await page.locator('[data-island]').all()) {
      const slider = calculator.locator('input[type="range"]:visible').first();
      for (const [gesture, ...fingers] of PAIRS) {
        const before = await read(slider);
        await moveFingers(touch, slider, fingers);
        await expect.poll(() => read(slider), { message: gesture }).toEqual(before);
      }
      await drag(touch, slider, { x: -0.5 });
      await expectNear(slider, START - 0.5, 'moved left');
    }
    await page.context().close();
  });
});

it('leaves every slider as it was while the page’s first script is on its way', async () => {
  const page = await openOnPhone('**/assets/**');
  const touch = await page.context().newCDPSession(page);
  const sliders = await page.locator('input[type="range"]:visible').all();
  expect(sliders.length).toBeGreaterThan(4);
  for (const slider of sliders) {
    const before = await read(slider);
    for (const to of [{ y: -160 }, { x: -0.5 }, {}]) await drag(touch, slider, to);
    expect(await read(slider)).toEqual(before);
  }
  await page.context().close();
});

/** Where two fingers are put down one after the other, and where they are lifted: shares of the rail and pixels below it. */
const PAIRS: readonly (readonly [gesture: string, ...Finger[]])[] = [
  ['zoomed by both on it', { from: [0.4, 0], to: [0.1, 0] }, { from: [0.6, 0], to: [0.9, 0] }],
  [
    'zoomed by the first on it',
    { from: [0.2, 0], to: [0.1, 90] },
    { from: [0.7, -150], to: [0.9, -300] },
  ],
  [
    'zoomed by the second on it',
    { from: [0.6, -150], to: [0.2, -300] },
    { from: [0.3, 0], to: [0.9, 90] },
  ],
  ['scrolled by both', { from: [0.3, 0], to: [0.3, -180] }, { from: [0.6, 0], to: [0.6, -180] }],
];

interface Finger {
  from: Place;
  to: Place;
}

type Place = readonly [share: number, below: number];

/** Opens home; files with the `late` address never come. */
async function openOnPhone(late?: string): Promise<Page> {
  const context = await (await launchOnce()).newContext({
    baseURL: inject('site'),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  if (late) await page.route(late, () => new Promise(() => {}));
  await page.goto(PATH, { waitUntil: 'commit' });
  await (late ? page.locator('footer').waitFor() : waitUntilHydrated(page));
  // On a phone some stand in a fold.
  await page.evaluate(() => {
    for (const slider of document.querySelectorAll('input[type="range"]'))
      slider.closest('details')?.setAttribute('open', '');
  });
  return page;
}

/**
 * Puts a finger on a slider, moves it by shares of the rail or by pixels downwards and takes it off.
 * Returns how far the page was scrolled before.
 */
function drag(touch: CDPSession, slider: Locator, { x = 0, y = 0 }): Promise<number> {
  return moveFingers(touch, slider, [{ from: [START, 0], to: [START + x, y] }]);
}

/** Puts fingers down one after the other, moves them and takes them off. */
async function moveFingers(touch: CDPSession, slider: Locator, fingers: readonly Finger[]) {
  // A page that still glides takes the next finger for what stops it.
  await waitUntilStill(slider.page());
  await slider.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not shown.');
  const place = ([share, below]: Place) => ({
    x: box.x + box.width * share,
    y: box.y + box.height / 2 + below,
  });
  const placeAll = (part: number) =>
    fingers.map(({ from, to }, id) => {
      const [start, end] = [place(from), place(to)];
      return { id, x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) };
    });
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: ReturnType<typeof placeAll> = [],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const top = await slider.evaluate(() => scrollY);
  for (const [at] of fingers.entries()) await send('touchStart', placeAll(0).slice(0, at + 1));
  for (let part = 1; part <= 10; part += 1) await send('touchMove', placeAll(part / 10));
  await send('touchEnd');
  return top;
}

async function read(slider: Locator) {
  return [await slider.inputValue(), await slider.getAttribute('aria-valuetext')];
}

/** Expects a slider to stand near a share of its rail, on a step. */
async function expectNear(slider: Locator, share: number, gesture: string): Promise<void> {
  const stands = await slider.evaluate((input) => {
    const { valueAsNumber, min, max } = input as HTMLInputElement;
    return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
  });
  expect(Math.abs(stands - share), `${gesture}: stands at ${stands}`).toBeLessThan(0.1);
}
