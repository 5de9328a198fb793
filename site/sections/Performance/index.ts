import { PERFORMANCE_CLAIMS } from '../../content/claims/portfolio-figures.ts';
import { group, type SectionDefinition } from '../field.ts';

/** The results of past years. */
export const performance = {
  schema: group({}, 'What the portfolios did year by year, and how little that says'),
  heading: 'caption',
  claims: () => [...PERFORMANCE_CLAIMS, 'expertQuote'],
} satisfies SectionDefinition;
