import type { Evidence, Picture } from '../report.ts';
import type { CapturePage } from './capture-page.ts';
import { FOCUSABLE } from './interaction.ts';
import { readStyles } from './read-styles.ts';
import { readTexts } from './read-texts.ts';
import { showPage } from './show-page.ts';
import { showStory } from './show-story.ts';

/** A PNG as the browser returned it, with the expected size in px. */
export interface Capture {
  png: Buffer;
  width: number;
  height: number;
  /** Whether the picture must be empty. */
  isEmpty: boolean;
  evidence?: Evidence;
}

/** A capture, or the reason why there is no valid one. */
export type Captured = Capture | { failure: string };

/** How long a story may take, including its play function. */
const LIMIT_MS = 60_000;

/**
 * Shows a story or a page of the built site in a browser page that is in its mode, and captures it.
 * @param withEvidence collects evidence as well
 * @throws when the page no longer responds
 */
export async function capture(
  { page, violations, screenshot, site }: CapturePage,
  picture: Picture,
  withEvidence = false,
): Promise<Captured> {
  violations.length = 0;
  const { mode, isEmpty = false } = picture;
  const showing =
    picture.page === undefined
      ? page.evaluate(showStory, picture.story)
      : showPage(page, `${site}${picture.page}`);
  const shown = await within(LIMIT_MS, showing);
  const problems = [...shown.problems, ...violations];
  if (problems.length > 0) return { failure: [...new Set(problems)].join('; ') };
  const png = await screenshot(mode, shown);
  const evidence = withEvidence && {
    texts: await page.evaluate(readTexts),
    variables: (await page.evaluate(readStyles, { focusable: FOCUSABLE })).variables,
  };
  return {
    png,
    width: mode.width,
    height: shown.height,
    isEmpty,
    ...(evidence && { evidence }),
  };
}

function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`the story did not finish within ${limit / 1000} s`)),
    limit,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
