import type { Page } from 'playwright-core';
import { SITE_PATHS } from '../../../tools/project/site-pages.ts';
import { fetchPage } from './fetch-page.ts';
import { measurePlace } from './measure-place.ts';
import { waitUntilStill } from './visit.ts';

/** An address of a part of a page, e.g. `/de#costs`. */
export interface Anchor {
  path: string;
  id: string;
  /** The element that has it. */
  tag: string;
}

/** Every anchor of every page: all ids but those that React makes, and what links of the site name. */
export async function listAnchors(paths: readonly string[] = SITE_PATHS): Promise<Anchor[]> {
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await fetchPage(path) })),
  );
  return pages.flatMap(({ path, html }) =>
    html
      .querySelectorAll('[id]')
      .filter(({ id }) => !id.startsWith('_'))
      .map(({ id, tagName }) => ({ path, id, tag: tagName })),
  );
}

/** The last anchor of each kind of element on each page: most above it moves it. */
export function pickOfEachKind(anchors: readonly Anchor[]): Anchor[] {
  const kinds = Map.groupBy(anchors, ({ path, tag }) => `${path} ${tag}`);
  return [...kinds.values()].flatMap((alike) => alike.slice(-1));
}

/**
 * How far a page is from showing a part of it where it should, below the header, in px; once its
 * fonts and the calculators in view have come. Where the page ends before, that is right.
 */
export async function measureDistance(page: Page, id: string): Promise<number> {
  await page.waitForFunction(hasCome);
  let distance = Number.POSITIVE_INFINITY;
  // A busy machine may pause within a movement.
  for (let looks = 0; looks < 4 && Math.abs(distance) > 2; looks++) {
    await waitUntilStill(page);
    distance = await page.evaluate(measurePlace, id);
  }
  return distance;
}

function hasCome(): boolean {
  const isAsleep = (island: Element) => {
    const { top, bottom } = island.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    ![...document.querySelectorAll('[data-island]:not([data-hydrated])')].some(isAsleep)
  );
}
