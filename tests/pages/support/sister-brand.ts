import { SISTER_BRAND } from '../../../tools/project/sister-brand.ts';
import { extraBuild } from './serve-build.ts';

/** Builds and serves the sister brand for the same tests of pages as the first one. */
export default extraBuild(SISTER_BRAND);
