import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPage } from 'vike/server';
import { parseShard, selectShard } from '../../lib/shard.ts';
import { listRowPaths } from './row-paths.ts';

const { SITE_DIST = '', LANDING_SETS = '', VITE_CONFIG = '', SHARD } = process.env;

/**
 * `node tools/build/render-slice.ts 1/2`: renders a slice of the pages of rows of this build, one after
 * the other as a server does, because Vike's prerendering keeps each in memory. Prints the path of each
 * that is written.
 */
async function renderSlice(): Promise<void> {
  await import(pathToFileURL(join(SITE_DIST, 'server/entry.mjs')).href);
  const { base } = JSON.parse(VITE_CONFIG);
  const paths = listRowPaths(JSON.parse(readFileSync(LANDING_SETS, 'utf8')));
  const ours = selectShard(paths, parseShard(SHARD));
  for (const path of selectShard(ours, parseShard(process.argv[2]))) {
    const folder = join(SITE_DIST, 'client', path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), await renderHtml(base + path.slice(1)));
    console.log(path);
  }
}

async function renderHtml(urlOriginal: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse.statusCode !== 200) throw new Error(`${urlOriginal} is no page.`);
  return httpResponse.body;
}

// Vike's server goes on whatever fails, and Node would end without a code.
await renderSlice().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
