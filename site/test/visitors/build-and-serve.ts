import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '../../../tools/library/browser.ts';
import { bundleSite } from '../../../tools/library/build.ts';
import { prerender } from '../../../tools/library/prerender/prerender.ts';
import { ROOT } from '../../../tools/library/project.ts';
import { serveSite } from '../../../tools/library/serve.ts';
import { FLAGS } from '../../visitor-options.ts';

/** Below `dist`, because the build's server part imports packages of the project. */
const FOLDER = join(ROOT, 'dist/visitors');

/** Every option of `site/visitor-options.ts` at once, so that all these tests share one build. */
const OPTIONS = {
  TRACKING: '/events',
  EXPERIMENTS: FLAGS.join(','),
  LEAD: '/api/lead',
  BANNERS: 'webinar',
};

/** Builds the site with the options on, serves it on a free port and starts one browser. */
export default async function buildAndServe({ provide }: TestProject) {
  await bundleSite(FOLDER, OPTIONS);
  await prerender(FOLDER);
  const server = await serveSite(0, join(FOLDER, 'client'));
  const browser = await chromium.launchServer(await browserLaunchOptions());
  provide('site', server.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
