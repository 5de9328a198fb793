import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../tools/library/project.ts';
import { WHOLE } from '../tools/library/shard.ts';
import { groupsOf } from './groups/groups.ts';
import { picturesOf, type Report } from './report.ts';
import { publishReport, REPORT_FOLDER, readReport } from './report-folder.ts';

/**
 * Merges the reports of all shards of a run into one.
 * @param folders of the shards; when empty, those below the report's own folder
 * @throws UserError when a shard is missing, or the shards do not belong to one run
 */
export async function mergeShards(folders: readonly string[]): Promise<Report> {
  const shardFolders = folders.length > 0 ? folders : await foundShards();
  const shards = await Promise.all(shardFolders.map((folder) => readReport(folder)));
  const merged = mergeReports(shards);
  await publishReport(merged, async (folder) => {
    for (const shard of shardFolders) {
      const pictures = join(shard, 'pictures');
      // A shard in which nothing changed has no pictures, and artifacts have no empty folders.
      if (existsSync(pictures)) await cp(pictures, folder, { recursive: true });
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
  if (!first?.shard) {
    throw new UserError(
      'There are no shards to merge. Create them first, for example with `npm run visual -- --shard 1/2`.',
    );
  }
  assertOneRun(shards, first);
  const causes = new Map(
    shards.flatMap(({ groups }) =>
      groups.flatMap((group) => picturesOf(group).map((id) => [id, group.causes] as const)),
    ),
  );
  const measured = shards.map((shard) => shard.measured);
  const { shard: _part, ...whole } = first;
  return {
    ...whole,
    isPinned: shards.every(({ isPinned }) => isPinned),
    notices: [...new Set(shards.flatMap(({ notices }) => notices))],
    measured: {
      captured: sum(measured.map(({ captured }) => captured)),
      repeated: sum(measured.map(({ repeated }) => repeated)),
      // The shards ran in parallel.
      seconds: Math.max(...measured.map(({ seconds }) => seconds)),
      drawn: sum(measured.map(({ drawn }) => drawn)),
      peakMemory: Math.max(...measured.map(({ peakMemory }) => peakMemory)),
    },
    ...groupsOf(inOrder(shards), ({ id }) => causes.get(id) ?? []),
  };
}

/** The results in the order of a single run: each shard captured every n-th picture. */
function inOrder(shards: readonly Report[]): Report['results'] {
  const placed = shards.flatMap(({ results, shard: { index, count } = WHOLE }) =>
    results.map((result, nth) => ({ result, place: nth * count + index })),
  );
  return placed.sort((one, other) => one.place - other.place).map(({ result }) => result);
}

function assertOneRun(shards: readonly Report[], { shard: part, planned }: Report): void {
  const { count } = part ?? WHOLE;
  const indexes = shards.map(({ shard }) => shard?.index);
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (index) => !indexes.includes(index),
  );
  if (missing.length > 0) {
    throw new UserError(
      `Of ${count} shards these are missing: ${missing.join(', ')}. Copy their report folders to this machine and pass them all.`,
    );
  }
  const taken = shards.map(
    ({ results }) => results.filter(({ status }) => status !== 'gone').length,
  );
  const runs = shards.map((shard) =>
    [`of ${shard.shard?.count}`, shard.commit, shard.browser, `${shard.planned} pictures`].join(
      ', ',
    ),
  );
  if (new Set(runs).size > 1 || shards.length !== count || sum(taken) !== planned) {
    const lines = runs.map(
      (run, index) => `  shard ${indexes[index]} ${run}: ${taken[index]} captured`,
    );
    throw new UserError(
      `These shards do not belong to one run. Commit, browser, number of shards and number of pictures must match:\n${lines.join('\n')}`,
    );
  }
}

async function foundShards(): Promise<string[]> {
  const folder = join(REPORT_FOLDER, 'shards');
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => !name.endsWith('.new'))
    .sort()
    .map((name) => join(folder, name));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
