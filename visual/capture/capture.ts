import type { Picture } from '../report.ts';
import { showStory } from './show-story.ts';
import { type Studio, WINDOW_HEIGHT } from './studio.ts';

/** A PNG as the browser gave it, with the size in px that it must have. */
export interface Photograph {
  png: Buffer;
  width: number;
  height: number;
  /** Whether nothing must be seen on it. */
  isEmpty: boolean;
}

/** A picture, or why there is none to trust. */
export type Captured = Photograph | { failure: string };

/** How long a story may take, its play function included. */
const PATIENCE_MS = 60_000;

/**
 * Shows a story in a studio that stands in its mode, and takes its picture.
 * @throws when the page does not answer any more
 */
export async function capture(
  studio: Studio,
  { story, mode, isEmpty = false }: Picture,
): Promise<Captured> {
  studio.complaints.length = 0;
  const shown = await within(PATIENCE_MS, studio.page.evaluate(showStory, story));
  const problems = [...shown.problems, ...studio.complaints];
  if (problems.length > 0) return { failure: [...new Set(problems)].join('; ') };
  const { width } = mode;
  const { height, isScrolled } = shown;
  const png = await studio.photograph(width, height, isScrolled || height > WINDOW_HEIGHT);
  return { png, width, height, isEmpty };
}

function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`the story did not end within ${limit / 1000} s`)),
    limit,
  );
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
