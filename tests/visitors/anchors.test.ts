import type { Page } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { DETAILS_PATHS } from '../../site/calculator/comparison/details/addresses.ts';
import { documents } from '../../site/content/documents/index.ts';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { home } from '../../site/landings/index.ts';
import {
  type Anchor,
  listAnchors,
  measureDistance,
  pickOfEachKind,
} from '../pages/support/anchors.ts';
import { test, type VisitOptions, waitUntilHydrated } from '../pages/support/visit.ts';

/** `ARRIVALS=all` tries every anchor of every page in every way, which takes half an hour. */
const isWhole = process.env.ARRIVALS === 'all';

const STILL = 'desktop with less motion';
const WITHIN = 'within the page';

/** The pages that have every kind of anchor, with calculators and without. */
const PATHS = [home.path.de, FAQ_PATHS.de, DETAILS_PATHS.en];

const anchors = isWhole ? await listAnchors() : pickOfEachKind(await listAnchors(PATHS));

/** A page without any of them. */
const ELSEWHERE = documents.imprint.path.de;

const DEVICES: Record<string, VisitOptions> = {
  phone: { width: 390 },
  desktop: {},
  [STILL]: { motion: 'reduce' },
};

/** How visitors come to a part of a page. Each name that is passed to `look` is an arrival. */
const WAYS: Record<string, (page: Page, anchor: Anchor, look: Look) => Promise<unknown>> = {
  async 'from outside, reloads and comes Back'(page, { path, id }, look) {
    await page.goto('about:blank');
    await page.goto(`${path}#${id}`);
    await look('from outside');
    await page.reload();
    await look('by a reload');
    await page.goto(ELSEWHERE);
    await page.goBack();
    await look('by Back');
  },
  async 'from another page'(page, { path, id }, look) {
    await page.goto(ELSEWHERE);
    await follow(page, `${path}#${id}`);
    await look('by a link');
  },
  async [WITHIN](page, { path, id }, look) {
    await page.goto(path);
    await follow(page, `#${id}`);
    await look('by a link');
  },
};

let [arrived, tried] = [0, 0];
afterAll(() => console.log(`${arrived} of ${tried} arrivals, ${anchors.length} anchors`));

describe.concurrent.each(Object.entries(DEVICES))('on a %s', (device, options) => {
  // Pages that load never move smoothly, see `followPart`: less motion only differs on one that is open.
  const isSame = (way: string) => device === STILL && way !== WITHIN;
  test.for(Object.entries(WAYS).filter(([way]) => isWhole || !isSame(way)))(
    'who comes %s is at the part that the address names',
    { timeout: isWhole ? 7_200_000 : 120_000 },
    async ([, come], { visit, expect }) => {
      const { page } = await visit(ELSEWHERE, options);
      const lost: string[] = [];
      for (const anchor of anchors) {
        await come(page, anchor, async (how) => {
          const distance = await measureDistance(page, anchor.id);
          tried += 1;
          if (Math.abs(distance) <= 2) arrived += 1;
          else lost.push(`${anchor.path}#${anchor.id} ${how}: ${distance} px`);
        });
      }
      expect(lost).toEqual([]);
    },
  );
});

test('every anchor of a page is still there once its calculators are alive', async ({
  visit,
  expect,
}) => {
  const { page } = await visit(home.path.de);
  await waitUntilHydrated(page);
  const ids = (await listAnchors([home.path.de])).map(({ id }) => id);
  const gone = await page.evaluate((all) => all.filter((id) => !document.getElementById(id)), ids);
  expect(gone).toEqual([]);
});

/** Looks whether the page is at its part; says how it came there. */
type Look = (how: string) => Promise<void>;

/** Presses a link that leads there. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL((url) => url.href.endsWith(encodeURI(href)));
}
