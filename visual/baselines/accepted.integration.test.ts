import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { ROOT } from '../../tools/project/paths.ts';
import { runGit } from '../causes/git.fixture.ts';
import { makeAccepted, makeHash } from '../results/report.fixture.ts';
import { type Accepted, getPictureId, readAccepted, writeAccepted } from './accepted.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await createFolder();
  file = join(folder, 'accepted.jsonl');
});

function write(...lines: Accepted[]): Promise<void> {
  return writeAccepted(new Map(lines.map((line) => [getPictureId(line), line])), file);
}

test('lines are sorted by picture and read back unchanged', async () => {
  const lines = ['en-960', 'de-480', 'en-480'].map((mode) => makeAccepted({ mode }));
  await write(...lines);
  expect([...(await readAccepted(file)).keys()]).toEqual([
    'components-button--plain.de-480',
    'components-button--plain.en-480',
    'components-button--plain.en-960',
  ]);
  expect(await readAccepted(file)).toEqual(
    new Map(lines.map((line) => [getPictureId(line), line])),
  );
});

test('on paper and in forced colours no picture is as on the screen', async () => {
  const accepted = await readAccepted();
  const alike = [...accepted].filter(([id, { pixels }]) => {
    const onScreen = id.replace(/-(print|forced-colors)$/, '');
    return onScreen !== id && accepted.get(onScreen)?.pixels === pixels;
  });
  expect(alike.map(([id]) => id)).toEqual([]);
});

test('without the file nothing is accepted', async () => {
  expect((await readAccepted(file)).size).toBe(0);
});

test.each([
  ['a truncated line', '{"story":"a--b","mode":"en', /line 1: Invalid input/],
  ['an invalid hash', JSON.stringify(makeAccepted({ pixels: 'abc' })), /line 1: pixels/],
  ['a missing author', JSON.stringify(makeAccepted({ who: '' })), /line 1: who/],
])('%s is reported, with what to do', async (_what, text, message) => {
  await writeFile(file, `${text}\n`);
  await expect(readAccepted(file)).rejects.toThrow(message);
  await expect(readAccepted(file)).rejects.toThrow(/accept its picture again/);
});

test('git merges two branches line by line, and the newest line of a picture wins', async () => {
  const git = (...args: string[]) => runGit(folder, ...args);
  const change = async (branch: string, lines: Accepted[]) => {
    git('checkout', '-q', '-B', branch, 'main');
    await write(...lines);
    git('commit', '-qam', branch);
  };
  git('init', '-q', '-b', 'main');
  const attributes = await readFile(join(ROOT, '.gitattributes'), 'utf8');
  await writeFile(join(folder, '.gitattributes'), attributes.replace('visual/', ''));
  const [a, b, c] = ['de-360', 'de-960', 'en-360'].map((mode) => makeAccepted({ mode }));
  if (!a || !b || !c) throw new Error('three lines');
  await write(a, b, c);
  git('add', '.');
  git('commit', '-qm', 'first');
  const later = (line: Accepted, digit: string, day: number) => ({
    ...line,
    pixels: makeHash(digit),
    when: `2026-04-0${day}T12:00:00.000Z`,
  });
  await change('one', [later(a, '1', 1), later(b, '2', 1), c]);
  await change('two', [a, later(b, '3', 2), later(c, '4', 2)]);
  git('merge', '-q', 'one', '-m', 'merge');

  const merged = await readAccepted(file);
  expect([...merged.values()].map(({ pixels }) => pixels[0]).sort()).toEqual(['1', '3', '4']);
  await writeAccepted(merged, file);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(3);
});
