import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRecord } from '../../lib/objects.ts';
import { assertAllShards, WHOLE } from '../../lib/shard.ts';
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
  assertAllShards(
    shards.map(({ shard }) => shard),
    `Copy their report folders into ${REPORT_FOLDER}/shards; \`npm run visual -- --shard 1/2\` writes one.`,
  );
  const [first] = shards as [Report];
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
    measured: {
      ...createRecord(['captured', 'retried', 'recaptured'], (count) =>
        shards.reduce((sum, { measured }) => sum + measured[count], 0),
      ),
      seconds: Math.max(...shards.map(({ measured }) => measured.seconds)),
    },
    results: placed.sort((one, other) => one.place - other.place).map(({ result }) => result),
  };
}

function assertOneRun(shards: readonly Report[], { planned }: Report): void {
  const captured = shards
    .flatMap(({ results }) => results)
    .filter(({ status }) => status !== 'removed').length;
  const runs = new Set(
    shards.map(
      ({ commit, browser, planned: pictures }) => `${commit}, ${browser}, ${pictures} pictures`,
    ),
  );
  if (runs.size === 1 && captured === planned) return;
  throw new UserError(
    `These shards do not belong to one run of ${planned} pictures, of which they captured ${captured}:\n${[...runs].join('\n')}`,
  );
}
