import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { AT_ROOT } from '../../../site/config/base.ts';
import { runOrThrow } from '../../../tools/process/run.ts';
import { ROOT } from '../../../tools/project/paths.ts';
import { serve, serveSite } from '../../../tools/serve/servers.ts';

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

/**
 * Makes a global setup that builds the site once more and serves it on a free port.
 * @param variables the difference of this build. `SITE_DIST` is a folder below `dist`, because the
 * build's server part imports packages of the project
 * @param base where it begins on its host
 */
export function extraBuild(
  variables: Record<string, string> & { SITE_DIST: string },
  base = AT_ROOT,
) {
  return async ({ provide }: TestProject) => {
    // Vitest sets NODE_ENV to `test`, which would bring React's development build.
    await runOrThrow(`node tools/build.ts --site --base ${base}`, ROOT, {
      variables: { NODE_ENV: 'production', ...variables },
    });
    const server = await serveSite(0, join(ROOT, 'site', variables.SITE_DIST, 'client'));
    provide('site', server.address);
    return () => server.close();
  };
}
