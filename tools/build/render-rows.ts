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
  const renderSlice = (_: unknown, at: number) =>
    runOrThrow(`${COMMAND} ${formatShard({ index: at + 1, count })}`, undefined, {
      variables,
      onLine,
    });
  await Promise.all(Array.from({ length: count }, renderSlice));
}

/** What fails names the file and line that somebody wrote. */
const COMMAND = 'node --enable-source-maps tools/build/render-slice.ts';

/** More would need more memory than they save time. */
const PROCESSES = Math.min(4, availableParallelism());

/** Pages that take as long as a process to start. */
const WORTH_A_PROCESS = 50;
