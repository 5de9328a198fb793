import { group } from '../field.ts';
import type { SectionDefinition } from '../section-definition.ts';

/** The steps to a contract. */
export const howItWorks = {
  schema: group({}, 'The way to a contract in five steps, one open at a time'),
} satisfies SectionDefinition;
