import { createHash } from 'node:crypto';
import { mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatShard, type Shard } from '../../lib/shard.ts';
import type { LandingSet } from '../../site/landings/landing-set.ts';
import { listFiles } from '../files/list-files.ts';
import { runOrThrow } from '../process/run.ts';
import { ROOT } from '../project/paths.ts';
import { readOutOfDate } from './out-of-date.ts';
import { listPluginWarnings } from './plugin-warnings.ts';
import { renderRows } from './render-rows.ts';

interface VikeOptions {
  /** Where the site begins on its host. */
  base: string;
  sets: readonly LandingSet[];
  shard: Shard;
}

/**
 * Bundles the site and prerenders it, with `vike build`. What rows of lists become is then rendered with
 * the same bundle, in processes of their own.
 * @param folder gets `client` and `server`
 * @returns the warnings of our plugins
 */
export async function runVike(folder: string, options: VikeOptions): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await using rows = await mkdtempDisposable(join(tmpdir(), 'fernblick-rows-'));
  const sets = join(rows.path, 'sets.json');
  await writeFile(sets, JSON.stringify(options.sets));
  const variables = {
    NODE_ENV: 'production',
    SITE_DIST: folder,
    VITE_CONFIG: JSON.stringify({ base: options.base }),
    OUT_OF_DATE: readOutOfDate(),
    LANDING_SETS: sets,
    SHARD: formatShard(options.shard),
  };
  const { output } = await runOrThrow(BUILD, join(ROOT, 'site'), { variables });
  await renderRows(options, variables);
  return listPluginWarnings(output);
}

/** `vike build`. Node would keep 100 MB more that nobody needs; the bundler itself takes 500. */
const BUILD = 'node --max-old-space-size=400 ../node_modules/vike/bin.js build';

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
