import { type Servers, serve, serveWorkbench } from '../../tools/serve/servers.ts';

/** Where the built workbench and the built site are served: URLs without a trailing slash. */
export type ServedBuild = Pick<Servers, 'workbench' | 'site'>;

/**
 * Runs work while the build is being served.
 * @param hasSite whether the site is built, too; otherwise only the workbench is served
 */
export async function withServedBuild<T>(
  work: (build: ServedBuild) => Promise<T>,
  hasSite = true,
): Promise<T> {
  const servers = hasSite ? await serve({ site: 0, workbench: 0 }) : await serveOnlyWorkbench();
  try {
    return await work(servers);
  } finally {
    await servers.close();
  }
}

async function serveOnlyWorkbench() {
  const { address, close } = await serveWorkbench(0);
  return { site: address, workbench: address, close };
}
