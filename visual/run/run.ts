import { formatCount } from '../../lib/format-count.ts';
import { serve } from '../../tools/serve/servers.ts';
import { getBrowserName } from '../capture/browser.ts';
import { prepareCapture } from '../capture/capture-pictures.ts';
import { keepRejections } from '../decide/decide.ts';
import { listImages, type Report, type Result } from '../model/report.ts';
import { publishReport } from '../model/report-folder.ts';
import { planRun } from '../plan/plan.ts';
import { recordEqual } from '../plan/skip.ts';
import type { RunOptions } from './arguments.ts';
import { gatherContext } from './context.ts';
import { inspect } from './inspect.ts';
import { pairRenamed } from './pair-renamed.ts';

/** Captures, compares and writes the report. It accepts nothing, so it can be interrupted at any time. */
export async function runPictures(options: RunOptions): Promise<Report> {
  const context = await gatherContext(options);
  const { accepted, cache, graph, isPinned } = context;
  await using build = await serve({ site: 0, workbench: 0 });
  const plan = await planRun(options, context, build);
  console.log(`Capturing ${formatCount(plan.toCapture.length, 'picture')} …`);
  const capture = prepareCapture(build, cache, accepted, plan.captured);
  const inspection = await inspect(plan, context, { capture });
  const comparisons = new Map([...plan.uncaptured, ...inspection.comparisons]);
  const results = [...plan.pictures, ...plan.removed].map(
    (picture): Result => ({ ...picture, ...(comparisons.get(picture.id) ?? NOT_CAPTURED) }),
  );
  if (isPinned) await recordEqual(plan.toCapture, comparisons, graph, accepted);
  const report = await publishReport(
    {
      commit: context.history.head,
      browser: getBrowserName(),
      isPinned,
      leftOut: plan.leftOut,
      notices: inspection.notices,
      ...(options.only.length > 0 && { part: options.only }),
      stories: plan.stories,
      measured: inspection.measured,
      results: keepRejections(pairRenamed(results), context.rejected),
    },
    cache,
  );
  const images = results.flatMap(listImages);
  await cache.prune(new Set([...[...accepted.values()].map(({ pixels }) => pixels), ...images]));
  return report;
}

const NOT_CAPTURED = { status: 'failed', reason: 'the picture was not captured' } as const;
