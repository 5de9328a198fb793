import { FLAGS } from '../../visitor-options.ts';
import { extraBuild } from '../extra-build.ts';

/** Every option of `site/visitor-options.ts` at once, so that all these tests share one build. */
export default extraBuild({
  SITE_DIST: '../dist/visitors',
  TRACKING: '/events',
  EXPERIMENTS: FLAGS.join(','),
  LEAD: '/api/lead',
  BANNERS: 'webinar',
});
