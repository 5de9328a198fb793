import { extraBuild } from './extra-build.ts';

/** What makes a build, or the tests of one, that of the sister brand. */
export const SISTER_BRAND = {
  BRAND: 'fernblick-wohnen',
  SITE_DIST: '../dist/sister-brand',
};

/** Builds and serves the sister brand for the same tests of pages as the first one. */
export default extraBuild(SISTER_BRAND);
