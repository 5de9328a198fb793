import { availableParallelism } from 'node:os';
import { formatShard, type Shard, selectShard } from '../../lib/shard.ts';
import type { LandingSet } from '../../site/landings/landing-set.ts';
import { showProgress } from '../process/progress.ts';
import { runOrThrow } from '../process/run.ts';
import { listRowPaths } from './row-paths.ts';

interface Rows {
  sets: readonly LandingSet[];
  /** The part of their pages that this build makes. */
  shard: Shard;
}

/**
 * Renders the pages of rows into a site that is bundled, in as many processes as the machine has cores.
 * @param variables that the site was bundled with
 */
export async function renderRows(
  { sets, shard }: Rows,
  variables: Record<string, string>,
): Promise<void> {
  const pages = selectShard(listRowPaths(sets), shard).length;
  const count = Math.min(PROCESSES, Math.ceil(pages / WORTH_A_PROCESS));
  const onProgress = showProgress('pages of rows');
  let done = 0;
  const onLine = (line: string) => {
    if (line.startsWith('/')) onProgress(++done, pages);
  };
  const heap = `--max-old-space-size=${ROOM + Math.ceil(pages / PAGES_IN_ONE)}`;
  const renderSlice = (_: unknown, at: number) =>
    runOrThrow(`node ${heap} ${PROGRAM} ${formatShard({ index: at + 1, count })}`, undefined, {
      variables,
      onLine,
    });
  await Promise.all(Array.from({ length: count }, renderSlice));
}

/** What fails names the file and line that somebody wrote. */
const PROGRAM = '--enable-source-maps tools/build/render-slice.ts';

/**
 * Megabytes that a process may keep besides its rows: twice of what it remembers of pages. Without an
 * end it would collect twice as much before it throws the first page away.
 */
const ROOM = 250;

/** Pages whose rows take a megabyte. */
const PAGES_IN_ONE = 100;

/** More would need more memory than they save time. */
const PROCESSES = Math.min(4, availableParallelism());

/** Pages that take as long as a process to start. */
const WORTH_A_PROCESS = 50;
