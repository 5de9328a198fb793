import { randomUUID } from 'node:crypto';
import { formatCount } from '../../lib/format-count.ts';
import type { Shard } from '../../lib/shard.ts';
import { UserError } from '../../lib/user-error.ts';
import { readAccepted } from '../baselines/accepted.ts';
import { headCommit } from '../baselines/git.ts';
import { PictureCache } from '../baselines/picture-cache.ts';
import { browserName, isPinned } from '../capture/browser.ts';
import { readyBuild, whileServed } from '../capture/served-build.ts';
import { causeFinder } from '../causes/find-causes.ts';
import type { ModuleGraph } from '../causes/module-graph.ts';
import { withRejections } from '../decide/rejections.ts';
import { planPictures } from '../plan/plan.ts';
import { gonePictures } from '../plan/removed.ts';
import { rememberEqual, skippable } from '../plan/skip.ts';
import { imagesOf, type Report, type Result } from '../results/report.ts';
import { publishReport, readReport } from '../results/report-folder.ts';
import { STATUSES } from '../results/status.ts';
import type { RunOptions } from './arguments.ts';
import { examine } from './inspect.ts';
import { watchMemory } from './peak-memory.ts';

/**
 * Captures, compares and writes the report. It accepts nothing, so it can be interrupted at any time.
 * @throws UserError in CI with another browser than the pinned one
 */
export async function runPictures(options: RunOptions): Promise<Report> {
  if (process.env.CI && !isPinned()) {
    throw new UserError(
      'CHROMIUM_PATH is set, but in CI only the pinned browser is allowed. Unset CHROMIUM_PATH.',
    );
  }
  const peakMemory = watchMemory();
  const graph = await readyBuild(options.isBuilt);
  const cache = new PictureCache();
  const { results, ...run } = await found(options, graph, cache);
  const report: Report = {
    version: 3,
    id: randomUUID(),
    when: new Date().toISOString(),
    commit: headCommit(),
    browser: browserName(),
    isPinned: isPinned(),
    notices: run.notices,
    shard: options.shard,
    planned: run.planned,
    measured: { ...run.measured, peakMemory: peakMemory() },
    results,
  };
  const shown = results.filter(({ status }) => !STATUSES[status].isSettled).flatMap(imagesOf);
  await publishReport(report, async (folder) => {
    for (const hash of new Set(shown)) await cache.copy(hash, folder);
  });
  return report;
}

/** The results of this run, with earlier rejections. */
async function found({ shard, isAll }: RunOptions, graph: ModuleGraph, cache: PictureCache) {
  const accepted = await readAccepted();
  // The first run on a machine has none.
  const last = await readReport().catch(() => undefined);
  return await whileServed(async (built) => {
    const planned = await planPictures(built, graph);
    const mine = planned.filter((_, index) => isIn(shard, index));
    const gone = isIn(shard, 0) ? gonePictures(planned, accepted) : [];
    const stories = mine.filter(({ page }) => !page);
    const skips = isAll || !isPinned() ? new Map() : await skippable(stories, graph, accepted);
    const toTake = mine.filter(({ id }) => !skips.has(id));
    console.log(`Capturing ${formatCount(toTake.length, 'picture')} …`);
    const run = await examine(toTake, gone, {
      accepted,
      built,
      graph,
      cache,
      causesOf: causeFinder(graph),
    });
    const { judgements } = run;
    if (isPinned() && run.drawsAsAccepted) await rememberEqual(toTake, judgements, graph, accepted);
    for (const [id, reason] of skips) judgements.set(id, { status: 'skipped', reason });
    const results = [...mine, ...gone].map(
      (picture): Result => ({
        ...picture,
        ...(judgements.get(picture.id) ?? NOT_CAPTURED),
      }),
    );
    const used = [...accepted.values()].map(({ pixels }) => pixels);
    await cache.prune(new Set([...used, ...results.flatMap(imagesOf)]));
    return { ...run, planned: planned.length, results: withRejections(results, last) };
  });
}

const NOT_CAPTURED = { status: 'failed', reason: 'the picture was not captured' } as const;

/** Every n-th picture, so that slow stories are spread over the shards. */
function isIn(shard: Shard, index: number): boolean {
  return index % shard.count === shard.index - 1;
}
