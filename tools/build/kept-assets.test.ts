import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { listFiles } from '../files/list-files.ts';
import { keepLastAssets, listKeptFiles, listOwnFiles } from './kept-assets.ts';

const ROBOTS = { 'robots.txt': 'Sitemap: https://one.example/sitemap.xml' };
let place: string;

beforeEach(async () => {
  place = await createFolder();
});

test('a first site has nothing to keep', async () => {
  await build('first', ['a']);
  expect(files('first')).toEqual(['assets/a.js', 'index.html', 'robots.txt']);
});

test('a site keeps what the last one used, and nothing from before', async () => {
  await build('first', ['a', 'b', 'chunks/c']);
  await build('second', ['b', 'd'], 'first');
  expect(listKeptFiles(join(place, 'second'))).toEqual(['assets/a.js', 'assets/chunks/c.js']);
  expect(files('second')).toContain('assets/chunks/c.js');
  expect(listOwnFiles(join(place, 'second')).toSorted()).toEqual([
    'assets/b.js',
    'assets/d.js',
    'index.html',
    'robots.txt',
  ]);
  await build('third', ['d', 'e'], 'second');
  expect(listKeptFiles(join(place, 'third'))).toEqual(['assets/b.js']);
});

test('what is used again is the own of the site', async () => {
  await build('first', ['a']);
  await build('second', ['b'], 'first');
  await build('third', ['a'], 'second');
  expect(listKeptFiles(join(place, 'third'))).toEqual(['assets/b.js']);
});

test('to build the same again changes nothing', async () => {
  await build('first', ['a']);
  await build('second', ['b'], 'first');
  await build('again', ['b'], 'second');
  expect(files('again')).toEqual(files('second'));
  expect(files('again')).toContain('assets/a.js');
});

test('the site of another address keeps nothing', async () => {
  await build('first', ['a']);
  await writeFiles(join(place, 'first'), { 'robots.txt': 'Sitemap: https://other.example/' });
  await build('second', ['b'], 'first');
  expect(files('second')).toEqual(['assets/b.js', 'index.html', 'robots.txt']);
});

async function build(name: string, scripts: readonly string[], last = 'none'): Promise<void> {
  const assets = scripts.map((script) => [`assets/${script}.js`, script] as const);
  const site = { ...ROBOTS, 'index.html': name, ...Object.fromEntries(assets) };
  await writeFiles(join(place, name), site);
  await keepLastAssets(join(place, name), join(place, last));
}

function files(name: string): string[] {
  return listFiles(join(place, name)).toSorted();
}
