import { FIGURE_CLAIMS } from '../../content/claims/portfolio-figures.ts';
import { group, type SectionDefinition } from '../field.ts';

/** The portfolios and their figures. */
export const portfolios = {
  schema: group({}, 'The three portfolios, and the saver their figures are for'),
  claims: () => ['etfUniverse', ...FIGURE_CLAIMS],
} satisfies SectionDefinition;
