import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WHOLE } from '../../lib/shard.ts';
import { UserError } from '../../lib/user-error.ts';
import type { Report } from './report.ts';
import { publishReport, REPORT_FOLDER, readReport } from './report-folder.ts';

/**
 * Merges the reports of all shards of a run, which are below the report's own folder, into one.
 * @throws UserError when a shard is missing, or the shards do not belong to one run
 */
export async function mergeShards(): Promise<Report> {
  const folder = join(REPORT_FOLDER, 'shards');
  const names = await readdir(folder).catch(() => []);
  const shardFolders = names
    .filter((name) => !name.endsWith('.new'))
    .map((name) => join(folder, name));
  const merged = mergeReports(await Promise.all(shardFolders.map((shard) => readReport(shard))));
  await publishReport(merged, async (pictures) => {
    for (const shard of shardFolders) {
      const own = join(shard, 'pictures');
      // A shard in which nothing changed has no pictures, and artifacts have no empty folders.
      if (existsSync(own)) await cp(own, pictures, { recursive: true });
    }
  });
  return merged;
}

/**
 * Merges reports of shards.
 * @throws UserError when a shard is missing, or the shards do not belong to one run
 */
export function mergeReports(shards: readonly Report[]): Report {
  const [first] = shards;
  if (!first) {
    throw new UserError(
      'There are no shards to merge. Create them first, for example with `npm run visual -- --shard 1/2`.',
    );
  }
  assertOneRun(shards, first);
  return {
    ...first,
    shard: WHOLE,
    notices: [...new Set(shards.flatMap(({ notices }) => notices))],
    measured: shards.map(({ measured }) => measured).reduce(addMeasurements),
    results: sortResults(shards),
  };
}

/** The shards ran in parallel. */
function addMeasurements(one: Report['measured'], other: Report['measured']): Report['measured'] {
  return {
    captured: one.captured + other.captured,
    retried: one.retried + other.retried,
    seconds: Math.max(one.seconds, other.seconds),
    recaptured: one.recaptured + other.recaptured,
  };
}

/** The results in the order of a single run: each shard captured every n-th picture. */
function sortResults(shards: readonly Report[]): Report['results'] {
  const placed = shards.flatMap(({ results, shard: { index, count } }) =>
    results.map((result, nth) => ({ result, place: nth * count + index })),
  );
  return placed.sort((one, other) => one.place - other.place).map(({ result }) => result);
}

function assertOneRun(shards: readonly Report[], { shard: { count }, planned }: Report): void {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const missing = all.filter((index) => shards.every(({ shard }) => shard.index !== index));
  if (missing.length > 0) {
    throw new UserError(
      `Of ${count} shards these are missing: ${missing.join(', ')}. Copy their report folders into ${REPORT_FOLDER}/shards.`,
    );
  }
  const taken = shards.flatMap(({ results }) =>
    results.filter(({ status }) => status !== 'removed'),
  );
  const runs = new Set(
    shards.map(({ shard, commit, browser, planned: pictures }) =>
      [`${shard.count} shards`, commit, browser, `${pictures} pictures`].join(', '),
    ),
  );
  if (runs.size > 1 || shards.length !== count || taken.length !== planned) {
    throw new UserError(
      `These shards do not belong to one run of ${planned} pictures, of which they captured ${taken.length}:\n${[...runs].join('\n')}`,
    );
  }
}
