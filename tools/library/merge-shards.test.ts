import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesIn } from './files.ts';
import { mergeShards } from './merge-shards.ts';

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'merge-shards-'));
});

afterEach(() => rm(place, { recursive: true }));

test('the parts become one site in the place of the last', async () => {
  await write('site', { 'old.html': 'old' });
  const shards = [
    await write('one', {
      'de/a.lp/index.html': 'a',
      'assets/start.js': 'start',
      '.vite/list': 'x',
    }),
    await write('two', { 'de/b.lp/index.html': 'b', 'assets/start.js': 'start' }),
  ];
  expect(await mergeShards(shards, join(place, 'site'), complete)).toBe(4);
  expect(siteFiles()).toEqual([
    '.vite/list',
    '_headers',
    'assets/start.js',
    'de/a.lp/index.html',
    'de/b.lp/index.html',
  ]);
  expect(await readFile(join(place, 'site/de/b.lp/index.html'), 'utf8')).toBe('b');
});

test('shards of different code are refused, and the last site stays', async () => {
  await write('site', { 'old.html': 'old' });
  const shards = [
    await write('one', { 'assets/start.js': 'start' }),
    await write('two', { 'assets/start.js': 'other' }),
  ];
  await expect(mergeShards(shards, join(place, 'site'), complete)).rejects.toThrow(
    'from one commit',
  );
  expect(siteFiles()).toEqual(['old.html']);
});

test.each([[[]], [['nowhere']]])('%j are no shards', async (names) => {
  const folders = names.map((name) => join(place, name));
  await expect(mergeShards(folders, join(place, 'site'), complete)).rejects.toThrow('Missing');
});

/** Stands for what is made of all pages of a site. */
async function complete(site: string): Promise<void> {
  await writeFile(join(site, '_headers'), 'headers');
}

async function write(folder: string, files: Record<string, string>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(place, folder, file)), { recursive: true });
    await writeFile(join(place, folder, file), content);
  }
  return join(place, folder);
}

function siteFiles(): string[] {
  return filesIn(join(place, 'site')).toSorted();
}
