import { createHash } from 'node:crypto';
import { mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
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
  await rm(folder, { recursive: true, force: true });
  await using rows = await mkdtempDisposable(join(tmpdir(), 'fernblick-rows-'));
  const sets = join(rows.path, 'sets.json');
  await writeFile(sets, JSON.stringify(options.sets));
  const variables = {
    SITE_DIST: folder,
    VITE_CONFIG: JSON.stringify({ base: options.base }),
    OUT_OF_DATE: readOutOfDate(),
    LANDING_SETS: sets,
  };
  const run: Run = (command, slice) =>
    runOrThrow(command, join(ROOT, 'site'), {
      variables: { ...variables, SLICE: slice ? `${slice.index}/${slice.count}` : '' },
    });
  const [first, ...others] = listSlices(options);
  const isSliced = others.length > 0;
  const { output } = await run('vike build', isSliced ? undefined : first);
  if (first && isSliced) await prerenderSlices([first, ...others], run);
  return listPluginWarnings(output);
}

/** Runs a command of Vike that prerenders a slice, or none. */
type Run = (command: string, slice: Shard | undefined) => ReturnType<typeof runOrThrow>;

const PROCESSES = Math.min(4, availableParallelism());

async function prerenderSlices(slices: readonly Shard[], run: Run): Promise<void> {
  const onProgress = showProgress('slices of pages');
  let done = 0;
  const next = slices.values();
  const renderNext = async () => {
    for (const slice of next) {
      await run('vike prerender', slice);
      done += 1;
      onProgress(done, slices.length);
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, renderNext));
}

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
