import { createCheckContext } from '../../site/landings/check/all-problems.ts';
import { findCopiedTexts } from '../../site/landings/check/copied-problems.ts';
import {
  findLandingProblems,
  type LandingDrafts,
} from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import type { Landing } from '../../site/landings/landing.ts';
import { listOtherPaths } from '../../site/pages/addresses.ts';
import type { Draft } from './draft.ts';

/**
 * Everything that has to be put right before a draft can be saved.
 * @param landings all that there are, among them perhaps the one that the draft replaces
 */
export function findProblems(
  { name, landing }: Pick<Draft, 'name' | 'landing'>,
  landings: LandingDrafts,
): Problem[] {
  const { [name]: _itself, ...others } = landings;
  return [
    ...findLandingProblems(name, landing, createCheckContext(others, listOtherPaths())),
    ...findCopiedTexts(name, landing, others),
  ];
}

/** Whether what was checked is a landing: it is when no problem was found. */
export function isLanding(_checked: object, problems: readonly Problem[]): _checked is Landing {
  return problems.length === 0;
}
