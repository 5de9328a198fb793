import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';
import { commit, runGit } from '../causes/git.fixture.ts';
import { makeAccepted, makeHash } from '../results/report.fixture.ts';
import { type Accepted, getPictureId, readAccepted, writeAccepted } from './accepted.ts';
import { listAcceptances, readHistory } from './git.ts';

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

test('a decision about many pictures is written once, and decisions without pictures are gone', async () => {
  const lines = ['de-480', 'en-480'].map((mode) => makeAccepted({ mode }));
  await write(...lines, makeAccepted({ mode: 'en-960', why: 'Another' }));
  const text = await readFile(file, 'utf8');
  expect(text.split('First pictures')).toHaveLength(2);
  expect(text.split('Another')).toHaveLength(2);
  await write(...lines);
  expect(await readFile(file, 'utf8')).not.toContain('Another');
});

test('lines that contain their decision are understood, and shortened when written', async () => {
  const line = makeAccepted();
  await writeFile(file, `${JSON.stringify(line)}\n`);
  const accepted = await readAccepted(file);
  expect([...accepted.values()]).toEqual([line]);
  await writeAccepted(accepted, file);
  expect(await readFile(file, 'utf8')).toMatch(
    /^\{"decision".*\n\["components-button--plain","en-480","a/,
  );
  expect(await readAccepted(file)).toEqual(accepted);
});

test('without the file nothing is accepted', async () => {
  expect((await readAccepted(file)).size).toBe(0);
});

test.each([
  ['a truncated line', '{"story":"a--b","mode":"en', /line 1: Invalid input/],
  ['an invalid hash', JSON.stringify(makeAccepted({ pixels: 'abc' })), /line 1: pixels/],
  ['a missing author', JSON.stringify(makeAccepted({ who: '' })), /line 1: who/],
  [
    'a missing decision',
    JSON.stringify(['a--b', 'en-480', makeHash('a'), 480, 100, 'abcdef01']),
    /line 1: who/,
  ],
])('%s is reported, with what to do', async (_what, text, message) => {
  await writeFile(file, `${text}\n`);
  await expect(readAccepted(file)).rejects.toThrow(message);
  await expect(readAccepted(file)).rejects.toThrow(/accept its picture again/);
});

describe('git merges two branches line by line', () => {
  const git = (...args: string[]) => runGit(folder, ...args);
  const [a, b, c] = ['de-360', 'de-960', 'en-360'].map((mode) => makeAccepted({ mode })) as [
    Accepted,
    Accepted,
    Accepted,
  ];

  beforeEach(async () => {
    git('init', '-q', '-b', 'main');
    const attributes = await readFile(join(ROOT, '.gitattributes'), 'utf8');
    await writeFile(join(folder, '.gitattributes'), attributes.replace('visual/', ''));
  });

  async function merge(base: Accepted[], one: Accepted[], two: Accepted[]): Promise<string> {
    await write(...base);
    git('add', '.');
    git('commit', '-qm', 'first');
    for (const [branch, lines] of Object.entries({ one, two })) {
      git('checkout', '-q', '-B', branch, 'main');
      await write(...lines);
      git('commit', '-qam', branch);
    }
    git('merge', '-q', 'one', '-m', 'merge');
    const digits = [...(await readAccepted(file)).values()].map(({ pixels }) => pixels[0]);
    return digits.sort().join();
  }

  function later(line: Accepted, digit: string, day: number): Accepted {
    return { ...line, pixels: makeHash(digit), when: `2026-04-0${day}T12:00:00.000Z` };
  }

  test('and the newest line of a picture wins', async () => {
    const one = [later(a, '1', 1), later(b, '2', 1), c];
    const two = [a, later(b, '3', 2), later(c, '4', 2)];
    expect(await merge([a, b, c], one, two)).toBe('1,3,4');
    await writeAccepted(await readAccepted(file), file);
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines, 'two decisions and three pictures').toHaveLength(5);
  });

  test('and a line whose decision one of them has removed counts no more', async () => {
    const [old, rest] = [later(b, '9', 2), [later(c, '3', 1), later(makeAccepted(), '4', 3)]];
    const merged = await merge(
      [a, old, ...rest],
      [a, later(old, '1', 5), ...rest],
      [later(a, '2', 6), old, ...rest],
    );
    const text = await readFile(file, 'utf8');
    expect(text, 'git keeps both lines').toContain(makeHash('9'));
    expect(text, 'but the decision of none').not.toContain(old.when);
    expect(merged).toBe('1,2,3,4');
  });

  test('and one of them may have written lines that contain their decision', async () => {
    const one = [later(a, '1', 3), b, c];
    const isOld = JSON.stringify(a);
    await writeFile(file, `${isOld}\n${JSON.stringify(b)}\n${JSON.stringify(c)}\n`);
    git('add', '.');
    git('commit', '-qm', 'first');
    git('checkout', '-q', '-B', 'one');
    await writeFile(file, one.map((line) => `${JSON.stringify(line)}\n`).join(''));
    git('commit', '-qam', 'one');
    git('checkout', '-q', 'main');
    await write(a, later(b, '2', 2), c);
    git('commit', '-qam', 'converted');
    git('merge', '-q', 'one', '-m', 'merge');
    const merged = [...(await readAccepted(file)).values()].map(({ pixels }) => pixels[0]);
    expect(merged.sort().join()).toBe('1,2,a');
  });
});

test('lines that are only written in another way were accepted by the commit before', async () => {
  const [old, other] = [makeAccepted(), makeAccepted({ mode: 'de-480' })];
  const lines = [old, other].map((line) => `${JSON.stringify(line)}\n`).join('');
  runGit(folder, 'init', '-q');
  await commit(folder, { [ACCEPTED_FILE]: lines });
  const { head: first } = readHistory(folder);
  const anew = { ...other, when: '2026-04-01T12:00:00.000Z', pixels: makeHash('b') };
  const accepted = new Map([old, anew].map((line) => [getPictureId(line), line]));
  await writeAccepted(accepted, join(folder, ACCEPTED_FILE));
  await commit(folder);
  const { head, accepting } = readHistory(folder);
  expect(Object.fromEntries(accepting)).toEqual({
    [getPictureId(old)]: first,
    [getPictureId(other)]: head,
  });
});

test('lists every acceptance of a picture, the latest first, but no new form of its line', async () => {
  const git = (...args: string[]) => runGit(folder, ...args);
  const path = join(folder, ACCEPTED_FILE);
  const commitLines = async (text: string) => await commit(folder, { [ACCEPTED_FILE]: text });
  const first = makeAccepted();
  const other = makeAccepted({ mode: 'de-480', why: 'Another picture' });
  const second = makeAccepted({ when: '2026-04-01T12:00:00.000Z', why: 'Lighter' });
  git('init', '-q');
  await commitLines(`${JSON.stringify(first)}\n`);
  await writeAccepted(new Map([[getPictureId(first), first]]), path);
  await commit(folder);
  await writeAccepted(new Map([first, other].map((line) => [getPictureId(line), line])), path);
  await commit(folder);
  await writeAccepted(new Map([second, other].map((line) => [getPictureId(line), line])), path);
  await commit(folder);
  expect(listAcceptances(first, folder)).toEqual([second, first]);
});
