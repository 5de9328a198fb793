import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The folder of a build of the site, `SITE_DIST`, relative to `site`. */
export const SITE_DIST = resolve(ROOT, 'site', process.env.SITE_DIST ?? '../dist');

/** Folders that `npm run build` writes: the site for visitors and the workbench for designers. */
export const SITE_BUILD = join(SITE_DIST, 'client');
export const WORKBENCH_BUILD = join(ROOT, 'dist/storybook');

/** Decisions about pictures, in files of JSON lines; git is their history. */
export const DECISIONS = 'visual/decisions';

/** Vite's list of what the scripts of the site are made of, beside the site that it describes. */
export const MANIFEST = 'assets.json';

/** Where a site is built beside the last one. */
export const NEXT_BUILD = join(SITE_DIST, 'next');
