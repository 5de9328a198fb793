import { LANDING_PAGES, landings } from '../../../site/landings/index.ts';

/** The landings of the table in every language. */
export const LANDING_PATHS: readonly string[] = LANDING_PAGES.map(
  ({ key, locale }) => landings[key].path[locale],
);
