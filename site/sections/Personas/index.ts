import { group, type SectionDefinition } from '../field.ts';

/** The ways to the landings of personas. */
export const personas = {
  schema: group({}, 'The landings that are listed for personas, as cards'),
  heading: 'statement',
} satisfies SectionDefinition;
