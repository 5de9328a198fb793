import { rmSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../../lib/temporary-folder.fixture.ts';
import { listFiles } from '../../../tools/files/list-files.ts';
import { openPageStore, sweepPageStore } from './page-store.ts';

const HOUR = 3_600_000;
const LATER = Date.now() + 2 * HOUR;

let place: string;
let texts: Record<string, string>;

beforeEach(async () => {
  place = await createFolder();
  texts = { 'en title': 'Title' };
});

test('a page of an earlier build is placed again, with its compressed copies', async () => {
  build('1', ['one']);
  const store = open('2');
  expect(store.reuse('input of one', join(place, 'again/one.html'), 'best')).toBe(true);
  expect(store.reuse('another input', join(place, 'again/two.html'), 'best')).toBe(false);
  expect(await readFile(join(place, 'again/one.html'), 'utf8')).toBe('one');
  expect(listFiles(join(place, 'again')).toSorted()).toEqual([
    'one.html',
    'one.html.br',
    'one.html.gz',
  ]);
});

test('the pages of the four latest builds are kept', () => {
  for (const name of ['1', '2', '3', '4', '5']) build(name, [`page ${name}`]);
  sweepPageStore(join(place, 'store'), LATER);
  const store = open('6');
  const kept = ['1', '2', '3', '4', '5'].filter((name) =>
    store.reuse(`input of page ${name}`, join(place, 'again', name), 'best'),
  );
  expect(kept).toEqual(['2', '3', '4', '5']);
  expect(storedFiles()).toBe(4 * 3);
});

test('what a build has placed that still runs is kept, and what one left behind is not', async () => {
  const running = open('1');
  running.write('input', join(place, 'site/page.html'), pageOf('page'));
  const [page = ''] = listFiles(join(place, 'store/pages'));
  const half = join(place, 'store/pages', `${page}.1234-0`);
  await writeFile(half, 'half');
  const { ctimeMs } = await stat(half);
  sweepPageStore(join(place, 'store'), ctimeMs);
  expect(storedFiles()).toBe(4);
  running.close();
  sweepPageStore(join(place, 'store'), ctimeMs + 2 * HOUR);
  expect(storedFiles()).toBe(3);
});

test('a build whose clock was ahead does not stay the latest', () => {
  for (const ahead of [1, 2, 3, 4]) build(String(LATER + ahead), [`page ${ahead}`]);
  build('1', ['page now']);
  sweepPageStore(join(place, 'store'), LATER);
  expect(open('2').reuse('input of page now', join(place, 'again'), 'best')).toBe(true);
  expect(storedFiles()).toBe(3);
});

test('a page is placed again only as long as its texts say the same', () => {
  build('1', ['one']);
  const isReused = (build: string) => open(build).reuse('input of one', join(place, build), 'best');
  texts = { 'en title': 'Another title', 'en lead': 'Lead' };
  expect(isReused('2')).toBe(false);
  texts = { 'en title': 'Title', 'en lead': 'Another lead' };
  expect(isReused('3')).toBe(true);
});

test('a build remembers the texts of the pages that it has placed again', () => {
  build('1', ['one']);
  const second = open('2');
  second.reuse('input of one', join(place, 'second'), 'best');
  second.close();
  rmSync(join(place, 'store/builds/1-0.json'));
  expect(open('3').reuse('input of one', join(place, 'third'), 'best')).toBe(true);
  texts = {};
  expect(open('4').reuse('input of one', join(place, 'fourth'), 'best')).toBe(false);
});

test('a page of which half was kept is made again', () => {
  build('1', ['one']);
  const [copy = ''] = listFiles(join(place, 'store/pages')).filter((name) => name.endsWith('.br'));
  rmSync(join(place, 'store/pages', copy));
  build('2', ['one']);
  expect(open('3').reuse('input of one', join(place, 'again/one.html'), 'best')).toBe(true);
});

/** Writes pages as worker 0 of a build. */
function build(name: string, pages: readonly string[]): void {
  const store = open(name);
  for (const page of pages)
    store.write(`input of ${page}`, join(place, name, `${page}.html`), pageOf(page));
  store.close();
}

/** Opens the store as worker 0 of a build. */
function open(name: string) {
  return openPageStore(join(place, 'store'), `${name}-0.json`, (text) => texts[text]);
}

function pageOf(content: string) {
  return { content: Buffer.from(content), texts: ['en title'], effort: 'best' } as const;
}

function storedFiles(): number {
  return listFiles(join(place, 'store/pages')).length;
}
