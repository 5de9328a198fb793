import type { TestProject } from 'vitest/node';
import { serve } from '../../../tools/serve/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the built site and workbench. */
    site: string;
    workbench: string;
  }
}

/** Serves the build on free ports for all tests of built pages. */
export default async function serveBuild({ provide }: TestProject) {
  const servers = await serve({ site: 0, workbench: 0 });
  provide('site', servers.site);
  provide('workbench', servers.workbench);
  return () => servers.close();
}
