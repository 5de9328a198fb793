import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '../../../tools/browser/launch-options.ts';
import { runOrThrow } from '../../../tools/process/run.ts';
import { ROOT } from '../../../tools/project/paths.ts';
import { serveSite } from '../../../tools/serve/servers.ts';

/**
 * Makes a global setup that builds the site once more, serves it on a free port and starts one browser.
 * @param variables what is different about this build. `SITE_DIST` is a folder below `dist`, because
 * the build's server part imports packages of the project
 */
export function extraBuild(variables: Record<string, string> & { SITE_DIST: string }) {
  return async ({ provide }: TestProject) => {
    // Vitest sets NODE_ENV to `test`, which would bring React's development build.
    await runOrThrow('node tools/build.ts --site', ROOT, {
      variables: { NODE_ENV: 'production', ...variables },
    });
    const server = await serveSite(0, join(ROOT, 'site', variables.SITE_DIST, 'client'));
    const browser = await chromium.launchServer(await browserLaunchOptions());
    provide('site', server.address);
    provide('browser', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await server.close();
    };
  };
}
