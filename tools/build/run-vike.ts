import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Shard } from '../../lib/shard.ts';
import type { LandingSet } from '../../site/landings/landing-set.ts';
import { listFiles } from '../files/list-files.ts';
import { showProgress } from '../process/progress.ts';
import { runOrThrow } from '../process/run.ts';
import { ROOT } from '../project/paths.ts';
import { SITE_PATHS } from '../project/site-pages.ts';
import { readOutOfDate } from './out-of-date.ts';
import { listPluginWarnings } from './plugin-warnings.ts';

/** Most pages that one process renders: Vike keeps each in memory until it has written all. */
const SLICE = 400;

interface VikeOptions {
  /** Where the site begins on its host. */
  base: string;
  sets: readonly LandingSet[];
  shard: Shard;
}

/**
 * Bundles the site and prerenders it, with `vike build`. Of a site with many pages each slice is then
 * rendered by a process of its own, with `vike prerender`.
 * @param folder gets `client` and `server`
 * @returns the warnings of our plugins
 */
export async function runVike(folder: string, options: VikeOptions): Promise<string[]> {
  const { base, sets, shard } = options;
  await rm(folder, { recursive: true, force: true });
  const rows = `${folder}.landings.json`;
  await writeFile(rows, JSON.stringify(sets));
  const slices = listSlices(options);
  const variables = {
    SITE_DIST: folder,
    VITE_CONFIG: JSON.stringify({ base }),
    OUT_OF_DATE: readOutOfDate(),
    LANDING_SETS: rows,
  };
  const vike = (command: string, more: Record<string, string>) =>
    runOrThrow(command, join(ROOT, 'site'), { variables: { ...variables, ...more } });
  const [only, ...others] = slices;
  const { output } = await vike('vike build', {
    SLICE: others.length > 0 ? '' : formatSlice(only ?? shard),
  });
  if (others.length > 0) {
    const onProgress = showProgress('slices of pages');
    let done = 0;
    const next = slices.values();
    const renderNext = async () => {
      for (const slice of next) {
        await vike('vike prerender', { SLICE: formatSlice(slice) });
        done += 1;
        onProgress(done, slices.length);
      }
    };
    await Promise.all(Array.from({ length: PROCESSES }, renderNext));
  }
  await rm(rows);
  return listPluginWarnings(output);
}

const PROCESSES = Math.min(4, availableParallelism());

/** The parts of a shard that are small enough for one process. */
function listSlices({ sets, shard }: VikeOptions): Shard[] {
  const rows = sets.reduce((sum, set) => sum + set.rows.length, 0);
  const pages = SITE_PATHS.length + 2 * rows;
  const parts = Math.ceil(pages / shard.count / SLICE);
  return Array.from({ length: parts }, (_, part) => ({
    index: (shard.index - 1) * parts + part + 1,
    count: shard.count * parts,
  }));
}

function formatSlice({ index, count }: Shard): string {
  return `${index}/${count}`;
}

/** A hash of all code, content and rows that pages are made from, wherever they were bundled. */
export async function hashBundle(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = listFiles(join(folder, 'server')).filter((file) => /\.m?js$/.test(file));
  for (const file of files.toSorted()) {
    const code = await readFile(join(folder, 'server', file), 'utf8');
    hash.update(file).update(code.replaceAll(folder, ''));
  }
  return hash.digest('hex');
}
