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
 * The problems of all landings. Of two with the same address or title, the one further down has it.
 * @param otherPaths the addresses of all other pages
 */
export function findProblems(landings: LandingDrafts, otherPaths: readonly string[]): Problem[] {
  const context = createCheckContext(landings, otherPaths);
  return Object.entries(landings).flatMap(([name, landing]) => [
    ...findLandingProblems(name, landing, context),
    ...findOwnCopies(name, landings),
  ]);
}

/** The problems of one landing, among them what it has in common with any other. */
export function findProblemsOf(
  name: string,
  landings: LandingDrafts,
  otherPaths: readonly string[],
): Problem[] {
  const { [name]: landing = {}, ...others } = landings;
  const context = createCheckContext(others, otherPaths);
  return [...findLandingProblems(name, landing, context), ...findOwnCopies(name, landings)];
}

/** The copy has to change, not what it was made from. */
function findOwnCopies(name: string, landings: LandingDrafts): Problem[] {
  const earlier = Object.entries(landings).slice(0, Object.keys(landings).indexOf(name));
  return findCopiedTexts(name, landings[name] ?? {}, Object.fromEntries(earlier));
}
