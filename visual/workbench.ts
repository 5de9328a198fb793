import { resolve } from 'node:path';
import { Mendable, ROOT, WORKBENCH_BUILD } from '../tools/project.ts';
import { runOrThrow } from '../tools/run.ts';
import { type ModuleGraph, readModuleGraph, staleFiles } from './modules/graph.ts';

/** A built workbench that shows the code as it is now. */
export interface Workbench {
  folder: string;
  graph: ModuleGraph;
}

/**
 * Builds the workbench, or takes one that was built.
 * @throws Mendable when a built one is older than its sources: its pictures would prove nothing
 */
export async function readyWorkbench(built?: string): Promise<Workbench> {
  if (built === undefined) await runOrThrow('storybook build --quiet -o dist/storybook');
  const folder = resolve(ROOT, built ?? WORKBENCH_BUILD);
  const graph = await readModuleGraph(folder);
  const stale = await staleFiles(graph);
  if (stale.length === 0) return { folder, graph };
  throw new Mendable(
    `The workbench in ${folder} shows older code. Changed since it was built:\n${listed(stale)}\n` +
      'Run `npm run visual` without --built, which builds it.',
  );
}

function listed(files: readonly string[]): string {
  const lines = files.slice(0, 10).map((file) => `  ${file}`);
  return [...lines, ...(files.length > 10 ? [`  and ${files.length - 10} more`] : [])].join('\n');
}
