import { group, type SectionDefinition } from '../field.ts';

/** The steps to a contract. */
export const howItWorks = {
  schema: group({}, 'The way to a contract in five steps, one open at a time'),
} satisfies SectionDefinition;
