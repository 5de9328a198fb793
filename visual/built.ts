import { build, buildSite, buildWorkbench } from '../tools/build.ts';
import { SITE_BUILD, UserError, WORKBENCH_BUILD } from '../tools/project.ts';
import { serve, serveWorkbench } from '../tools/serve.ts';
import { type ModuleGraph, readModuleGraph, staleFiles } from './modules/graph.ts';
import type { Built } from './plan.ts';

/** Builds site and workbench, or takes them as they were built. */
export async function readyBuild(isBuilt: boolean): Promise<ModuleGraph> {
  if (!isBuilt) await build();
  const graph = await readModuleGraph(WORKBENCH_BUILD);
  const stale = await staleFiles(graph);
  if (stale.length === 0) return graph;
  throw new UserError(
    `The built workbench shows older code. Changed since it was built:\n${listed(stale)}\n` +
      'Run `npm run visual` without --built, which builds it.',
  );
}

/** Builds the workbench, and the site only if it is needed: content that expired since stops it. */
export async function buildFor(hasSite: boolean): Promise<void> {
  await buildWorkbench();
  if (hasSite) await buildSite();
}

/**
 * Does work while what is built is served.
 * @param hasSite whether the site is built, too; else only the workbench is asked for anything
 */
export async function whileServed<T>(
  work: (built: Built) => Promise<T>,
  hasSite = true,
): Promise<T> {
  const serving = hasSite ? await serve({ site: 0, workbench: 0 }) : await servedWorkbench();
  try {
    return await work({
      site: serving.site,
      workbench: serving.workbench,
      siteFolder: SITE_BUILD,
      workbenchFolder: WORKBENCH_BUILD,
    });
  } finally {
    await serving.close();
  }
}

async function servedWorkbench() {
  const { address, close } = await serveWorkbench(0);
  return { site: address, workbench: address, close };
}

const MOST_LISTED = 10;

function listed(files: readonly string[]): string {
  const lines = files.slice(0, MOST_LISTED).map((file) => `  ${file}`);
  const more = files.length - lines.length;
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}
