import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { filesIn } from '../files.ts';
import { openPageStore, sweepPageStore } from './page-store.ts';

const LATER = Date.now() + 2 * 3_600_000;

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'page-store-'));
  return () => rm(place, { recursive: true });
});

test('a page of an earlier build is placed again, with its compressed copies', async () => {
  build('1', ['one']);
  const store = openPageStore(join(place, 'store'), '2-0.json');
  expect(store.reuse('input of one', join(place, 'again/one.html'), 'best')).toBe(true);
  expect(store.reuse('another input', join(place, 'again/two.html'), 'best')).toBe(false);
  expect(await readFile(join(place, 'again/one.html'), 'utf8')).toBe('one');
  expect(filesIn(join(place, 'again')).toSorted()).toEqual([
    'one.html',
    'one.html.br',
    'one.html.gz',
  ]);
});

test('the pages of the four latest builds are kept', () => {
  for (const name of ['1', '2', '3', '4', '5']) build(name, [`page ${name}`]);
  sweepPageStore(join(place, 'store'), LATER);
  const store = openPageStore(join(place, 'store'), '6-0.json');
  const kept = ['1', '2', '3', '4', '5'].filter((name) =>
    store.reuse(`input of page ${name}`, join(place, 'again', name), 'best'),
  );
  expect(kept).toEqual(['2', '3', '4', '5']);
  expect(storedFiles()).toBe(4 * 3);
});

test('what a build has placed that still runs is kept, and what one left behind is not', async () => {
  const running = openPageStore(join(place, 'store'), '1-0.json');
  running.write('input', join(place, 'site/page.html'), Buffer.from('page'), 'best');
  const [page = ''] = filesIn(join(place, 'store/pages'));
  await writeFile(join(place, 'store/pages', `${page}.1234-0`), 'half');
  sweepPageStore(join(place, 'store'));
  expect(storedFiles()).toBe(4);
  running.close();
  sweepPageStore(join(place, 'store'), LATER);
  expect(storedFiles()).toBe(3);
});

/** Writes pages as worker 0 of a build. */
function build(name: string, pages: readonly string[]): void {
  const store = openPageStore(join(place, 'store'), `${name}-0.json`);
  for (const page of pages)
    store.write(`input of ${page}`, join(place, name, `${page}.html`), Buffer.from(page), 'best');
  store.close();
}

function storedFiles(): number {
  return filesIn(join(place, 'store/pages')).length;
}
