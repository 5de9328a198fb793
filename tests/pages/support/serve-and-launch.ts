import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '../../../tools/browser/launch-options.ts';
import { serve } from '../../../tools/serve/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built site and workbench. */
    site: string;
    workbench: string;
    /** WebSocket URL of the browser that all these tests share. */
    browser: string;
  }
}

/** Serves the build on free ports and starts one browser for all tests of built pages. */
export default async function serveAndLaunch({ provide }: TestProject) {
  const servers = await serve({ site: 0, workbench: 0 });
  const browser = await chromium.launchServer(await browserLaunchOptions());
  provide('site', servers.site);
  provide('workbench', servers.workbench);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await servers.close();
  };
}
