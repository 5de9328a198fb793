import { getRating } from '../../content/reviews.ts';
import { statistics } from '../../content/statistics.ts';
import { group, type SectionDefinition } from '../field.ts';

/** The reviews of clients. */
export const reviews = {
  schema: group({}, 'What clients say and how many they are'),
  /** A brand shows its own rating, and every brand the same statistics. */
  claims: (brand) => [...getRating(brand).claims, ...statistics.map(({ claim }) => claim)],
} satisfies SectionDefinition;
