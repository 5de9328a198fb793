import type { Page } from 'playwright-core';
import { afterAll, describe } from 'vitest';
import { DETAILS_PATHS } from '../../site/calculator/comparison/details/addresses.ts';
import { documents } from '../../site/content/documents/index.ts';
import { FAQ_PATHS } from '../../site/content/faq.ts';
import { home } from '../../site/landings/index.ts';
import { REPORT_PATHS } from '../../site/report/report-paths.ts';
import { type Anchor, listAnchors, measureDistance, pickOfEachKind } from './support/anchors.ts';
import { test, type VisitOptions } from './support/visit.ts';

/** `ARRIVALS=all` tries every anchor of every page in every way, which takes half an hour. */
const isWhole = process.env.ARRIVALS === 'all';

/** The pages that have every kind of anchor. */
const PATHS = [home.path.de, FAQ_PATHS.de, DETAILS_PATHS.en, REPORT_PATHS.en];

const anchors = await listAnchors(isWhole ? undefined : PATHS);

/** A page without any of them. */
const ELSEWHERE = documents.imprint.path.de;

const DEVICES: Record<string, VisitOptions> = {
  phone: { width: 390 },
  desktop: {},
  'desktop with less motion': { motion: 'reduce' },
};

/** How visitors come to a part of a page. */
const WAYS: Record<string, (page: Page, anchor: Anchor) => Promise<unknown>> = {
  'from outside': open,
  async 'from another page'(page, { path, id }) {
    await page.goto(ELSEWHERE);
    await follow(page, `${path}#${id}`);
  },
  async 'within the page'(page, { path, id }) {
    await page.goto(path);
    await follow(page, `#${id}`);
  },
  async 'by a reload'(page, anchor) {
    await open(page, anchor);
    await measureDistance(page, anchor.id);
    await page.reload();
  },
  async 'by Back'(page, anchor) {
    await open(page, anchor);
    await measureDistance(page, anchor.id);
    await page.goto(ELSEWHERE);
    await page.goBack();
  },
};

/** Most faults show in how the first page opens. */
function pick(way: string): Anchor[] {
  return isWhole ? anchors : pickOfEachKind(anchors, way === 'from outside' ? 2 : 1);
}

let [arrived, tried] = [0, 0];
afterAll(() => console.log(`${arrived} of ${tried} arrivals, ${anchors.length} anchors`));

describe.concurrent.each(Object.entries(DEVICES))('on a %s', (_device, options) => {
  test.for(Object.entries(WAYS))(
    'who comes %s is at the part that the address names',
    { timeout: isWhole ? 7_200_000 : 120_000 },
    async ([way, come], { visit, expect }) => {
      const { page } = await visit(ELSEWHERE, options);
      const lost: string[] = [];
      for (const anchor of pick(way)) {
        await come(page, anchor);
        const distance = await measureDistance(page, anchor.id);
        tried += 1;
        if (Math.abs(distance) <= 2) arrived += 1;
        else lost.push(`${anchor.path}#${anchor.id}: ${distance} px`);
      }
      expect(lost).toEqual([]);
    },
  );
});

async function open(page: Page, { path, id }: Anchor): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${path}#${id}`);
}

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
