import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';
import { buildIfChanged } from '../../tools/build/build-site.ts';
import { WORKBENCH_BUILD } from '../../tools/project/paths.ts';
import type { BaselineContext } from '../baselines/find-baselines.ts';
import { isClean, readHistory } from '../baselines/git.ts';
import { isPinned } from '../capture/browser.ts';
import { type FindCauses, findCausesIn } from '../causes/find-causes.ts';
import {
  isPackageEdited,
  listStaleFiles,
  type ModuleGraph,
  readModuleGraph,
} from '../causes/module-graph.ts';
import { type Decisions, readDecisions } from '../model/decisions.ts';
import { PictureCache } from '../model/picture-cache.ts';
import { assertNames } from '../plan/plan.ts';
import type { RunOptions } from './arguments.ts';

/** Everything a run is based on, read once at its start. */
export interface RunContext extends Decisions, BaselineContext {
  graph: ModuleGraph;
  findCauses: FindCauses;
}

/**
 * Builds site and workbench, or checks the existing build, and reads what the run is based on.
 * @throws UserError in CI with another browser than the pinned one, when nothing has a name, or when the
 * existing build is older than the code
 */
export async function gatherContext({ isBuilt, only }: RunOptions): Promise<RunContext> {
  if (process.env.CI && !isPinned()) {
    throw new UserError(
      'CHROMIUM_PATH is set, but in CI only the pinned browser is allowed. Unset CHROMIUM_PATH.',
    );
  }
  const decisions = await readDecisions();
  if (!isBuilt) {
    if (only.length > 0) await assertNames(only, decisions.accepted);
    await buildIfChanged();
  }
  const graph = await readModuleGraph(WORKBENCH_BUILD);
  const stale = await listStaleFiles(graph);
  if (stale.length > 0) {
    const some = stale.slice(0, 10).map((file) => `  ${file}`);
    const why = isBuilt
      ? `The built workbench is out of date: ${formatCount(stale.length, 'file')} changed since it was built, such as`
      : 'Edited during the build, or stories that no group of the workbench has:';
    const help = isBuilt
      ? 'Run `npm run visual` without --built to build it again.'
      : 'Run again, or name a file of stories after a component of the design system.';
    throw new UserError([why, ...some, help].join('\n'));
  }
  const history = readHistory(decisions.accepted);
  const hasEditedPackages = await isPackageEdited(graph);
  return {
    graph,
    history,
    hasEditedPackages,
    ...decisions,
    isPinned: isPinned(),
    isAsHead: isClean() && !hasEditedPackages,
    cache: new PictureCache(),
    findCauses: findCausesIn(graph, history),
  };
}
