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
  const parent = join(REPORT_FOLDER, 'shards');
  const names = await readdir(parent).catch(() => []);
  const folders = names.filter((name) => !name.endsWith('.new')).map((name) => join(parent, name));
  const merged = mergeReports(await Promise.all(folders.map((folder) => readReport(folder))));
  await publishReport(merged, async (pictures) => {
    for (const own of folders.map((folder) => join(folder, 'pictures'))) {
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
  // In the order of a single run: each shard captured every n-th picture.
  const placed = shards.flatMap(({ results, shard: { index, count } }) =>
    results.map((result, nth) => ({ result, place: nth * count + index })),
  );
  return {
    ...first,
    shard: WHOLE,
    notices: [...new Set(shards.flatMap(({ notices }) => notices))],
    // The shards ran in parallel.
    measured: shards
      .map(({ measured }) => measured)
      .reduce((one, other) => ({
        captured: one.captured + other.captured,
        retried: one.retried + other.retried,
        seconds: Math.max(one.seconds, other.seconds),
        recaptured: one.recaptured + other.recaptured,
      })),
    results: placed.sort((one, other) => one.place - other.place).map(({ result }) => result),
  };
}

function assertOneRun(shards: readonly Report[], { shard: { count }, planned }: Report): void {
  const missing = new Set(Array.from({ length: count }, (_, index) => index + 1));
  for (const { shard } of shards) missing.delete(shard.index);
  if (missing.size > 0) {
    throw new UserError(
      `Of ${count} shards these are missing: ${[...missing].join(', ')}. Copy their report folders into ${REPORT_FOLDER}/shards.`,
    );
  }
  const captured = shards
    .flatMap(({ results }) => results)
    .filter(({ status }) => status !== 'removed').length;
  const runs = new Set(
    shards.map(
      ({ shard, commit, browser, planned: pictures }) =>
        `${shard.count} shards, ${commit}, ${browser}, ${pictures} pictures`,
    ),
  );
  if (runs.size > 1 || shards.length !== count || captured !== planned) {
    throw new UserError(
      `These shards do not belong to one run of ${planned} pictures, of which they captured ${captured}:\n${[...runs].join('\n')}`,
    );
  }
}
