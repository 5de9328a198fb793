import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { build } from '../../tools/build/build-site.ts';
import { WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import { type Servers, serve, serveWorkbench } from '../../tools/serve/servers.ts';
import { type ModuleGraph, readModuleGraph, staleFiles } from '../causes/module-graph.ts';

/** Where the built workbench and the built site are served: URLs without a trailing slash. */
export type Built = Pick<Servers, 'workbench' | 'site'>;

/**
 * Builds site and workbench, or uses the existing build.
 * @throws UserError when the existing build is older than the code
 */
export async function readyBuild(isBuilt: boolean): Promise<ModuleGraph> {
  if (!isBuilt) await build();
  const graph = await readModuleGraph(WORKBENCH_BUILD);
  const stale = await staleFiles(graph);
  if (stale.length === 0) return graph;
  const some = stale.slice(0, 10).map((file) => `  ${file}`);
  throw new UserError(
    `The built workbench is out of date: ${formatCount(stale.length, 'file')} changed since it was built, such as\n${some.join('\n')}\n` +
      'Run `npm run visual` without --built to build it again.',
  );
}

/**
 * Runs work while the build is being served.
 * @param hasSite whether the site is built, too; otherwise only the workbench is served
 */
export async function whileServed<T>(
  work: (built: Built) => Promise<T>,
  hasSite = true,
): Promise<T> {
  const servers = hasSite ? await serve({ site: 0, workbench: 0 }) : await servedWorkbench();
  try {
    return await work(servers);
  } finally {
    await servers.close();
  }
}

async function servedWorkbench() {
  const { address, close } = await serveWorkbench(0);
  return { site: address, workbench: address, close };
}
