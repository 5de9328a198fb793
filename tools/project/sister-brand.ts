/** The variables of the sister brand's build, which has a folder of its own and the same tests of pages. */
export const SISTER_BRAND = {
  BRAND: 'fernblick-wohnen',
  SITE_DIST: '../dist/sister-brand',
};
