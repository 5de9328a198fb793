import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ModuleGraph } from '../causes/module-graph.ts';
import { temporaryProject } from '../causes/temporary-project.fixture.ts';
import { acceptedOf, hashOf, resultOf } from '../results/report.fixture.ts';
import type { Picture } from '../results/report.ts';
import type { Status } from '../results/status.ts';
import { rememberEqual, skippable } from './skip.ts';

const PICTURES = [
  pictureOf('a', 480),
  pictureOf('b', 480),
  pictureOf('c', 480),
  pictureOf('d', 960),
];
const ACCEPTED = new Map(PICTURES.map(({ id }) => [id, acceptedOf()]));

test('skips what was equal, except one picture of each mode', async () => {
  const file = await equalMemory();
  expect(await skippable(PICTURES, graphOf('1'), ACCEPTED, file)).toEqual(
    new Map([
      ['b.en-480', 'none of its 2 modules changed'],
      ['c.en-480', 'none of its 2 modules changed'],
    ]),
  );
});

test('captures pictures with changed modules or another accepted hash', async () => {
  const file = await equalMemory();
  expect(await skippable(PICTURES, graphOf('2'), ACCEPTED, file)).toEqual(new Map());
  const others = new Map([...ACCEPTED, ['b.en-480', acceptedOf({ pixels: hashOf('b') })]]);
  expect([...(await skippable(PICTURES, graphOf('1'), others, file)).keys()]).toEqual(['c.en-480']);
});

test('forgets what is no longer equal, and keeps what was not captured', async () => {
  const file = await equalMemory();
  await rememberEqual(PICTURES, statusesOf('changed', ['b.en-480']), graphOf('1'), ACCEPTED, file);
  expect([...(await skippable(PICTURES, graphOf('1'), ACCEPTED, file)).keys()]).toEqual([
    'c.en-480',
  ]);
});

test('with a truncated memory every picture is captured', async () => {
  const file = await equalMemory();
  await writeFile(file, '{"button--plain.de-480":');
  expect(await skippable(PICTURES, graphOf('1'), ACCEPTED, file)).toEqual(new Map());
});

/** The memory of a run in which all pictures were equal. */
async function equalMemory(): Promise<string> {
  const file = join(await temporaryProject({}), 'cache/memory.json');
  await rememberEqual(PICTURES, statusesOf('equal'), graphOf('1'), ACCEPTED, file);
  return file;
}

function statusesOf(
  status: Status,
  ids = PICTURES.map(({ id }) => id),
): Map<string, { status: Status }> {
  return new Map(ids.map((id) => [id, { status }]));
}

function pictureOf(story: string, width: number): Picture {
  const mode = { locale: 'en', width, brand: 'fernblick' } as const;
  return resultOf({ id: `${story}.en-${width}`, story, mode });
}

/** Every story depends on one file and one package; the digit stands for their content. */
function graphOf(digit: string): ModuleGraph {
  const modules = { files: ['a.ts'], packages: ['b@1.0.0'], fingerprint: hashOf(digit) };
  return { root: '', built: [], stories: new Map([[resultOf().source, modules]]) };
}
