import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import type { ModuleGraph } from '../causes/module-graph.ts';
import { makeAccepted, makeHash, makeResult } from '../model/report.fixture.ts';
import type { Status } from '../model/status.ts';
import { findUnchanged, recordEqual } from './skip.ts';

const PICTURES = [
  ...['a', 'b', 'c'].map((story) => makeResult({ story })),
  makeResult({ story: 'd', mode: { width: 960 } }),
];
const ACCEPTED = new Map(PICTURES.map(({ id }) => [id, makeAccepted()]));

test('skips what was equal, except one picture of each mode', async () => {
  const unchanged = await findUnchanged(PICTURES, graphOf('1'), ACCEPTED, await equalFile());
  const skipped = { status: 'skipped', reason: 'none of its 2 modules changed' };
  expect(Object.fromEntries(unchanged)).toEqual({ 'b.en-480': skipped, 'c.en-480': skipped });
});

test('captures pictures with changed modules or another accepted hash', async () => {
  const file = await equalFile();
  expect(await listSkipped(file, graphOf('2'))).toEqual([]);
  const others = new Map([...ACCEPTED, ['b.en-480', makeAccepted({ pixels: makeHash('b') })]]);
  expect(await listSkipped(file, graphOf('1'), others)).toEqual(['c.en-480']);
});

test('captures a page of the site that was built with other content', async () => {
  const pages = [1, 2].map((at) => makeResult({ story: `page-${at}`, page: `/${at}`, built: 'a' }));
  const accepted = new Map(pages.map(({ id }) => [id, makeAccepted()]));
  const file = join(await createFolder(), 'equal.json');
  const equal = statusesOf('equal', [...accepted.keys()]);
  await recordEqual(pages, equal, graphOf('1'), accepted, file);
  const list = async (built: string) => {
    const now = pages.map((page) => ({ ...page, built }));
    return [...(await findUnchanged(now, graphOf('1'), accepted, file)).keys()];
  };
  expect(await list('a')).toEqual(['page-2.en-480']);
  expect(await list('b')).toEqual([]);
});

test('forgets what is no longer equal, and keeps what was not captured', async () => {
  const file = await equalFile();
  await recordEqual(PICTURES, statusesOf('changed', ['b.en-480']), graphOf('1'), ACCEPTED, file);
  expect(await listSkipped(file)).toEqual(['c.en-480']);
});

test('with a truncated file every picture is captured', async () => {
  const file = await equalFile();
  await writeFile(file, '{"button--plain.de-480":');
  expect(await listSkipped(file)).toEqual([]);
});

/** Ids of the pictures that are not captured. */
async function listSkipped(file: string, graph = graphOf('1'), accepted = ACCEPTED) {
  return [...(await findUnchanged(PICTURES, graph, accepted, file)).keys()];
}

/** The file of a run in which all pictures were equal. */
async function equalFile(): Promise<string> {
  const file = join(await createFolder(), 'cache/equal.json');
  await recordEqual(PICTURES, statusesOf('equal'), graphOf('1'), ACCEPTED, file);
  return file;
}

function statusesOf(
  status: Status,
  ids = PICTURES.map(({ id }) => id),
): Map<string, { status: Status }> {
  return new Map(ids.map((id) => [id, { status }]));
}

/** Every story depends on one file and one package; the digit stands for their content. */
function graphOf(digit: string): ModuleGraph {
  const modules = { files: ['a.ts'], packages: ['b@1.0.0'], fingerprint: makeHash(digit) };
  return { root: '', built: [], stories: new Map([[makeResult().source, modules]]) };
}
