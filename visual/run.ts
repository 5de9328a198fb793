import { randomUUID } from 'node:crypto';
import { serveWorkbench } from '../tools/serve.ts';
import type { RunOptions } from './arguments.ts';
import { readBaseline, readBaselines } from './baselines.ts';
import { browserName, isOtherBrowser } from './capture/studio.ts';
import { undecided } from './check.ts';
import { clustered } from './clustered.ts';
import { recover } from './decide.ts';
import { acceptedNow, decidedLast, type Entry, readDecisions } from './decisions.ts';
import { headCommit } from './git.ts';
import { gonePictures } from './gone.ts';
import { failed, type Judgement } from './judge.ts';
import { causeFinder } from './modules/causes.ts';
import { planPictures } from './plan.ts';
import { keepPngs, publishReport, stagingFolder } from './publish.ts';
import { isDecidable, type Picture, type Report, type Result, type Shard } from './report.ts';
import { rememberEqual, skippable } from './skippable.ts';
import { type Taken, takePictures } from './take.ts';
import { readyWorkbench, type Workbench } from './workbench.ts';

/**
 * Captures, compares and writes the report. Touches neither baselines nor the log, so that it may be
 * interrupted at any point.
 */
export async function runPictures(options: RunOptions): Promise<Report> {
  const entries = await readDecisions();
  await recover(entries);
  const workbench = await readyWorkbench(options.built);
  const serving = await serveWorkbench(0, workbench.folder);
  try {
    const staging = await stagingFolder(options.shard);
    const report = await examine({ ...options, ...workbench, ...serving, entries, staging });
    await publishReport(report, staging);
    return report;
  } finally {
    await serving.close();
  }
}

interface Examination extends RunOptions, Workbench {
  /** Where the workbench is served. */
  address: string;
  entries: readonly Entry[];
  /** The report's folder to be, for the PNGs. */
  staging: string;
}

async function examine(examination: Examination): Promise<Report> {
  const { address, folder, graph, entries, shard, staging } = examination;
  const planned = await planPictures(address, folder);
  const baselines = await readBaselines();
  const mine = planned.filter((_, index) => isIn(shard, index));
  const { judgements, speed } = await judged(mine, baselines.hashes, examination);
  const results = mine.map((picture) => resultOf(picture, judgements.get(picture.id)));
  if (isIn(shard, 0)) results.push(...(await gonePictures(planned, entries, staging)));
  return {
    version: 1,
    id: randomUUID(),
    when: new Date().toISOString(),
    commit: await headCommit(),
    browser: browserName(),
    isReportOnly: isOtherBrowser(),
    ...(shard && { shard }),
    planned: planned.length,
    speed,
    baselines: { files: baselines.hashes.size, bytes: baselines.bytes },
    ...clustered(withDecisions(results, entries), await causeFinder(graph)),
  };
}

/** A judgement for every picture: what nobody signed fails, what no change reached is skipped. */
async function judged(
  pictures: readonly Picture[],
  baselines: ReadonlyMap<string, string>,
  { address, graph, entries, staging, all }: Examination,
): Promise<Taken> {
  const problems = undecided(baselines, entries);
  const sound = pictures.filter(({ id }) => !problems.has(id));
  const usesMemory = !isOtherBrowser();
  const skips = usesMemory && !all ? await skippable(sound, graph, baselines) : new Map();
  const accepted = acceptedNow(entries);
  const taken = await takePictures(
    address,
    sound.filter(({ id }) => !skips.has(id)),
    async ({ id, file }) => ({
      baseline: await readBaseline(file),
      accepted: accepted.get(id),
    }),
    ({ file }, { pngs }) => keepPngs(staging, file, pngs),
  );
  if (usesMemory) await rememberEqual(pictures, taken.judgements, graph, baselines);
  for (const [id, reason] of skips) taken.judgements.set(id, { verdict: 'skipped', reason });
  for (const [id, reason] of problems) taken.judgements.set(id, failed(reason));
  return taken;
}

/** Every n-th picture, so that heavy stories spread over the shards. */
function isIn(shard: Shard | undefined, index: number): boolean {
  return !shard || index % shard.of === shard.index - 1;
}

function resultOf(picture: Picture, judgement: Judgement | undefined): Result {
  return { ...picture, ...(judgement ?? failed('it was not taken')) };
}

/** A rejection counts for the picture it was made about, and for no other. */
function withDecisions(results: Result[], entries: readonly Entry[]): Result[] {
  const last = decidedLast(entries);
  return results.map((result) => {
    const entry = last.get(result.id);
    const isAbout =
      entry?.verdict === 'rejected' &&
      isDecidable(result.verdict) &&
      entry.after === (result.after?.hash ?? null);
    if (!isAbout) return result;
    const { verdict, who, when, why } = entry;
    return { ...result, decision: { verdict, who, when, why } };
  });
}
