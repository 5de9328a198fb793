import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { WHOLE } from '../../lib/shard.ts';
import { createFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { listFiles } from '../files/list-files.ts';
import { readSiteReport, type SiteReport } from './build-report.ts';
import { mergeShards } from './merge-shards.ts';

let place: string;

beforeEach(async () => {
  place = await createFolder({ 'site/client/old.html': 'old' });
});

test('the parts become one site in the place of the last, with a manifest and a report', async () => {
  const shards = [
    await shard(1, { 'de/a.lp/index.html': 'a', 'assets/start.js': 'start', '.vite/list': 'x' }),
    await shard(2, { 'de/b.lp/index.html': 'b', 'assets/start.js': 'start' }, OTHER),
  ];
  const report = await merge(shards);
  expect(siteFiles()).toEqual([
    '.vite/list',
    '_headers',
    'assets/start.js',
    'de/a.lp/index.html',
    'de/b.lp/index.html',
  ]);
  expect(await readFile(join(place, 'site/client/de/b.lp/index.html'), 'utf8')).toBe('b');
  expect(await readFile(join(place, 'site/assets.json'), 'utf8')).toBe('{}');
  const headers = await readFile(join(place, 'site/client/_headers'), 'utf8');
  expect(headers).toBe('fernblick https://calculation.example/');
  expect(report).toEqual({
    ...REPORT,
    shard: WHOLE,
    pages: 2,
    bytes: 600,
    warnings: ['both', 'other'],
    seconds: { bundle: 9, pages: 8 },
  });
  expect(await readSiteReport(join(place, 'site'))).toEqual(report);
});

test('a site of one shard is that shard, without what it keeps of the last build there', async () => {
  const files = { 'a/index.html': 'a', 'assets/old.js': 'old', _kept: 'assets/old.js\n' };
  const shards = [await shard(1, files, { shard: WHOLE })];
  expect(await merge(shards)).toMatchObject({ pages: 1, shard: WHOLE });
  expect(siteFiles()).toEqual(['_headers', 'a/index.html']);
});

const A = { 'a/index.html': 'a' };
const B = { 'b/index.html': 'b' };

test.each([
  ['no shard', () => [], 'Name the folders of all shards'],
  ['a folder that is not there', () => [join(place, 'nowhere')], 'nowhere has no valid'],
  ['a folder without a report', () => [join(place, 'site')], 'site has no valid'],
  ['one of two shards', () => [shard(1, A)], 'Missing: 2/2. Given: 1/2.'],
  ['a shard twice', () => [shard(1, A), shard(1, A)], 'Given: 1/2, 1/2.'],
  [
    'shards of another number',
    () => [shard(1, A), shard(2, B, { shard: { index: 2, count: 3 } })],
    'Missing: 2/2. Given: 1/2, 2/3.',
  ],
  ['another input', () => [shard(1, A), shard(2, B, { input: 'other' })], 'from one commit'],
  [
    'another script',
    () => [shard(1, { ...A, 'start.js': 'one' }), shard(2, { ...B, 'start.js': 'other' })],
    'from one commit',
  ],
  ['a shard with lost pages', () => [shard(1, A), shard(2, {})], 'wrote 2 pages, but 1 are'],
])('%s: there is no new site, and the last one stays', async (_what, shards, reason) => {
  await expect(merge(await Promise.all(shards()))).rejects.toThrow(reason);
  expect(siteFiles()).toEqual(['old.html']);
});

const REPORT: SiteReport = {
  shard: { index: 1, count: 2 },
  input: 'same',
  brand: 'fernblick',
  calculationUrl: 'https://calculation.example/',
  asksForConsent: true,
  pages: 1,
  bytes: 200,
  warnings: ['both'],
  seconds: { bundle: 9, pages: 5 },
};

const OTHER = {
  bytes: 400,
  warnings: ['both', 'other'],
  seconds: { bundle: 7, pages: 8 },
};

async function shard(
  index: number,
  files: Record<string, string>,
  report: Partial<SiteReport> = {},
): Promise<string> {
  const folder = join(place, `shard-${index}`);
  const own: SiteReport = { ...REPORT, shard: { index, count: 2 }, ...report };
  await writeFiles(folder, { 'build-report.json': JSON.stringify(own), 'assets.json': '{}' });
  await mkdir(join(folder, 'client'), { recursive: true });
  await writeFiles(join(folder, 'client'), files);
  return folder;
}

/** With a stand-in for what is made of all pages of a site. */
function merge(shards: readonly string[]): Promise<SiteReport> {
  return mergeShards(shards, join(place, 'site'), (site, { brand, calculationUrl }) =>
    writeFile(join(site, '_headers'), `${brand} ${calculationUrl}`),
  );
}

function siteFiles(): string[] {
  return listFiles(join(place, 'site/client')).toSorted();
}
