import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject, treeOfSources } from '../../tools/library/copy-project.ts';
import { runOrThrow, secondsSince } from '../../tools/library/run.ts';
import { readJson } from '../files.ts';
import { PATCHED_PACKAGES } from './mutations.ts';
import { tracesOfMarked } from './prove.ts';
import type { PageTraces } from './read-pages.ts';
import { settle } from './runs.ts';

/** Written into a copy when it is ready for mutations. */
interface Prepared {
  /** See `treeOfSources`: the copy of other sources is not used again. */
  tree: string;
  traces: PageTraces;
}

/**
 * Makes a copy of the project with settled pictures and reads the traces of all mutations, unless the
 * folder has such a copy of the same sources.
 * @throws UserError when the folder has anything else in it
 */
export async function prepared(folder: string, isAll: boolean): Promise<PageTraces> {
  const started = performance.now();
  const file = join(folder, 'dist/prepared.json');
  const known = (await readJson(file)) as Prepared | undefined;
  if (known && known.tree === (await treeOfSources())) {
    // An interrupted proof may have left its mutation.
    await runOrThrow('git checkout --quiet .', folder);
    return known.traces;
  }
  console.log(`Copying the project to ${folder} and capturing its pictures …`);
  const tree = await copyProject(folder, { caches: CACHES, ownPackages: PATCHED_PACKAGES });
  const { results } = await settle(folder, isAll);
  console.log(`${results.length} pictures of unchanged code match the accepted ones.`);
  console.log('Reading in every page which mutations it shows …');
  const traces = await tracesOfMarked(folder);
  await writeFile(file, JSON.stringify({ tree, traces } satisfies Prepared));
  console.log(`Prepared in ${secondsSince(started).toFixed(0)} s.`);
  return traces;
}

/**
 * Which pictures were equal, in which modes stories are captured, and the pictures themselves: what
 * was equal here need not be captured in the copy, and its results do not leak into this project.
 */
const CACHES = ['visual-memory.json', 'survey.json', 'pictures'];
