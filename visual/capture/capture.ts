import type { Evidence, Picture } from '../report.ts';
import type { CapturePage } from './capture-page.ts';
import { FOCUSABLE } from './interaction.ts';
import { readStyles } from './read-styles.ts';
import { readTexts } from './read-texts.ts';
import { showPage } from './show-page.ts';
import { showStory } from './show-story.ts';

/** A PNG as the browser gave it, with the size in px that it must have. */
export interface Capture {
  png: Buffer;
  width: number;
  height: number;
  /** Whether there must be nothing to see in it. */
  isEmpty: boolean;
  evidence?: Evidence;
}

/** A picture, or why there is none to trust. */
export type Captured = Capture | { failure: string };

/** How long a story may take, its play function included. */
const LIMIT_MS = 60_000;

/**
 * Shows a story or a page of the built site in a page that is in its mode, and takes its picture.
 * @param withEvidence asks for what the picture shows besides pixels, too
 * @throws when the page does not answer any more
 */
export async function capture(
  { page, complaints, screenshot, site }: CapturePage,
  picture: Picture,
  withEvidence = false,
): Promise<Captured> {
  complaints.length = 0;
  const { mode, isEmpty = false } = picture;
  const showing =
    picture.page === undefined
      ? page.evaluate(showStory, picture.story)
      : showPage(page, `${site}${picture.page}`);
  const shown = await within(LIMIT_MS, showing);
  const problems = [...shown.problems, ...complaints];
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
    () => reject(new Error(`the story did not end within ${limit / 1000} s`)),
    limit,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
