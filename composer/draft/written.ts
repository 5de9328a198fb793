import { contextOf, type LandingDrafts } from '../../site/landings/check/all-problems.ts';
import { findLandingProblems } from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import { landings } from '../../site/landings/index.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { formatLanding, landingFile } from '../../site/landings/landing-file.ts';
import { listOtherPaths } from '../../site/prerender/routes.ts';
import type { Draft } from './draft.ts';
import type { WrittenFile } from './patch.ts';

/**
 * What has to be put right before a draft can be saved.
 * @param all the landings as they are now
 */
export function findProblems(draft: Draft, all: LandingDrafts = landings): Problem[] {
  const { name, ...landing } = draft;
  const { [name]: _itself, ...others } = all;
  return findLandingProblems(name, landing, contextOf(others, listOtherPaths()));
}

/** The file that a draft is written in, or what has to be put right first. */
export function writtenAs(
  draft: Draft,
  all?: LandingDrafts,
): WrittenFile | { problems: Problem[] } {
  const problems = findProblems(draft, all);
  if (problems.length > 0) return { problems };
  return { file: landingFile(draft.name), text: formatLanding(landingOf(draft)) };
}

/** The draft as the site would have it, which may be wrong in any way. */
export function landingOf({ name: _, ...landing }: Draft): Landing {
  return landing as Landing;
}
