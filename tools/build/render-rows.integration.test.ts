import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE } from '../../lib/shard.ts';
import { createManyLandings } from '../landing/many-landings.ts';
import { ROOT } from '../project/paths.ts';
import { renderRows } from './render-rows.ts';
import { listRowPaths } from './row-paths.ts';
import { runVike } from './run-vike.ts';

/** Below `dist`, because the bundle imports packages of the project. */
const FOLDER = join(ROOT, 'dist/rows-test');
const sets = [createManyLandings(3)];
const paths = listRowPaths(sets);

beforeAll(() => runVike(FOLDER, { base: '/de/', sets, shard: { index: 2, count: 2 } }), 120_000);
afterAll(() => rm(FOLDER, { recursive: true }));

test('a shard has its part of the pages of rows, below the base too', () => {
  const written = globSync('*/private-*/index.html', { cwd: join(FOLDER, 'client') });
  const pages = paths.map((path) => join(path, 'index.html').slice(1));
  expect(written.filter((file) => pages.includes(file)).toSorted()).toEqual(
    pages.slice(3).toSorted(),
  );
});

test('a page that cannot be rendered ends the build, and says where', {
  timeout: 60_000,
}, async () => {
  const [bundle = ''] = globSync('server/entries/pages_landing.mjs', { cwd: FOLDER });
  const file = join(FOLDER, bundle);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replace('say(landing.title)', 'say(landing.nowhere.title)'));
  const rendered = renderRows(
    { sets, shard: WHOLE },
    {
      NODE_ENV: 'production',
      SITE_DIST: FOLDER,
      VITE_CONFIG: '{"base":"/de/"}',
      SHARD: '1/1',
      LANDING_SETS: write(),
    },
  );
  await expect(rendered).rejects.toThrow(
    /\/private-.* cannot be rendered:\nTypeError.*? at title \(.*\+title\.ts:\d+/s,
  );
});

function write(): string {
  const file = join(FOLDER, 'sets.json');
  writeFileSync(file, JSON.stringify(sets));
  return file;
}
