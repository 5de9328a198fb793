import {
  findLandingProblems,
  type LandingContext,
  type LandingDraft,
  listUniqueKeys,
} from './landing-problems.ts';
import type { Problem } from './problem.ts';

/** Landings by their names, right or wrong. */
export type LandingDrafts = Readonly<Record<string, LandingDraft>>;

/** All that the landings and the other pages of the site have claimed, first come, first served. */
export function createCheckContext(
  landings: LandingDrafts,
  otherPaths: readonly string[],
): LandingContext {
  const claimed = new Map(otherPaths.map((path) => [path, 'another page']));
  for (const [name, landing] of Object.entries(landings)) {
    for (const key of listUniqueKeys(landing)) {
      if (!claimed.has(key)) claimed.set(key, name);
    }
  }
  return { claimed };
}

/**
 * The problems of all landings.
 * @param otherPaths the addresses of all other pages
 */
export function findProblems(landings: LandingDrafts, otherPaths: readonly string[]): Problem[] {
  const context = createCheckContext(landings, otherPaths);
  return Object.entries(landings).flatMap(([name, landing]) =>
    findLandingProblems(name, landing, context),
  );
}
