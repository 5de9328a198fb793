import { estimateCareerGap, type PensionGapResult } from '../../calculation/index.ts';
import { expectResult } from '../client/engine-request.ts';
import type { Person } from './person-fields.ts';

/** How a person's years are counted. */
export function classifyCareer(person: Person): 'standard' | 'years' | 'family' {
  if (person.contributionYears !== undefined) return 'years';
  return person.children === undefined ? 'standard' : 'family';
}

/**
 * Works out a person's pension gap.
 * @throws when the engine rejects the person: a landing without its figures must not be built
 */
export function estimateGap(person: Person): PensionGapResult {
  return expectResult(estimateCareerGap(person));
}
