import { findCopiedTexts } from './copied-problems.ts';
import {
  findLandingProblems,
  type LandingContext,
  type LandingDrafts,
  listUniqueKeys,
} from './landing-problems.ts';
import type { Problem } from './problem.ts';

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
  const entries = Object.entries(landings);
  return entries.flatMap(([name, landing], at) => [
    ...findLandingProblems(name, landing, context),
    // The copy has to change, not what it was made from.
    ...findCopiedTexts(name, landing, Object.fromEntries(entries.slice(0, at))),
  ]);
}
