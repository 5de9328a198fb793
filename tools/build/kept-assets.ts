import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files/list-files.ts';

/** Names the kept files of a site, one a line. A site that keeps none has no such file. */
const LIST = '_kept';

/**
 * Copies beside the assets of a new site those of the last one, which pages that are open in browsers
 * still ask for. What the last site had kept itself goes, so that nothing grows, unless the two are made
 * of the same assets: to build a site again changes nothing.
 */
export async function keepLastAssets(site: string, last: string): Promise<void> {
  if (!(await haveSameVisitors(site, last))) return;
  const own = listFiles(site).filter(isAsset).toSorted();
  const used = listOwnFiles(last).filter(isAsset).toSorted();
  const earlier = own.join() === used.join() ? listKeptFiles(last) : used;
  const kept = earlier.filter((file) => !own.includes(file));
  if (kept.length === 0) return;
  for (const file of kept) await cp(join(last, file), join(site, file));
  await writeFile(join(site, LIST), `${kept.join('\n')}\n`);
}

/** Its address is in this file: the site of another brand has other visitors. */
async function haveSameVisitors(site: string, last: string): Promise<boolean> {
  const read = (folder: string) => readFile(join(folder, 'robots.txt'), 'utf8').catch(() => folder);
  return (await read(site)) === (await read(last));
}

function isAsset(file: string): boolean {
  return file.startsWith('assets/');
}

/** Every file of a site by its path, without those that it keeps for the visitors of the last one. */
export function listOwnFiles(site: string): string[] {
  const others = new Set([LIST, ...listKeptFiles(site)]);
  return listFiles(site).filter((file) => !others.has(file));
}

/** The files that a site keeps for the visitors of the last one, by their paths. */
export function listKeptFiles(site: string): string[] {
  const list = join(site, LIST);
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
}
