import { FLAGS } from '../../../site/config/visitor-options.ts';
import { claims } from '../../../site/content/claims/claims.ts';
import { extraBuild } from '../support/serve-build.ts';

/**
 * Every option of `site/config/visitor-options.ts` at once, so that all these tests share one build, which
 * is in a folder of its host and of a day on which every claim is out of date.
 */
export default extraBuild(
  {
    SITE_DIST: '../dist/visitors',
    TRACKING: '/events',
    EXPERIMENTS: FLAGS.join(','),
    LEAD: '/api/lead',
    BANNERS: 'webinar',
    OUT_OF_DATE: Object.keys(claims).join(),
  },
  '/de/',
);
