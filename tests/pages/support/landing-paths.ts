import { LANDING_PAGES } from '../../../site/landings/index.ts';

/** Every landing in every language. */
export const LANDING_PATHS: readonly string[] = LANDING_PAGES.map(({ path }) => path);
