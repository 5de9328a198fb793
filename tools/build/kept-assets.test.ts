import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { listFiles } from '../files/list-files.ts';
import { keepLastAssets, listKeptFiles, listOwnFiles } from './kept-assets.ts';

const ROBOTS = { 'robots.txt': 'Sitemap: https://one.example/sitemap.xml' };

test.each<[string, string[][], string[]]>([
  ['a first site has nothing to keep', [['a']], []],
  [
    'a site keeps what the last one used',
    [
      ['a', 'b', 'x/c'],
      ['b', 'd'],
    ],
    ['a', 'x/c'],
  ],
  [
    'it keeps nothing from before',
    [
      ['a', 'b'],
      ['b', 'd'],
      ['d', 'e'],
    ],
    ['b'],
  ],
  ['what is used again is its own', [['a'], ['b'], ['a']], ['b']],
  ['to build the same again changes nothing', [['a'], ['b'], ['b']], ['a']],
])('%s', async (_what, sites, kept) => {
  const last = await buildAll(sites);
  expect(listKeptFiles(last)).toEqual(kept.map(toFile));
  const own = [...(sites.at(-1) ?? []).map(toFile), 'index.html', 'robots.txt'];
  expect(listOwnFiles(last).toSorted()).toEqual(own);
  expect(listFiles(last)).toEqual(expect.arrayContaining([...own, ...kept.map(toFile)]));
});

test('the site of another address keeps nothing', async () => {
  const last = await buildAll([['a'], ['b']], { 'robots.txt': 'Sitemap: https://other.example/' });
  expect(listKeptFiles(last)).toEqual([]);
});

/** Builds one site after the other from scripts, the first with robots of its own. @returns the last */
async function buildAll(sites: readonly string[][], robots = ROBOTS): Promise<string> {
  const place = await createFolder();
  for (const [at, scripts] of sites.entries()) {
    const assets = Object.fromEntries(scripts.map((script) => [toFile(script), script]));
    const site = { ...(at === 0 ? robots : ROBOTS), 'index.html': `${at}`, ...assets };
    await writeFiles(join(place, `${at}`), site);
    await keepLastAssets(join(place, `${at}`), join(place, `${at - 1}`));
  }
  return join(place, `${sites.length - 1}`);
}

function toFile(script: string): string {
  return `assets/${script}.js`;
}
