import { group } from '../field.ts';
import type { SectionDefinition } from '../section-definition.ts';

/** The ways to the landings of personas. */
export const personas = {
  schema: group({}, 'The landings that are listed for personas, as cards'),
  heading: 'statement',
} satisfies SectionDefinition;
