import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { ACCEPTED_FILE, ROOT } from '../../tools/project/paths.ts';
import { commit, runGit } from '../causes/git.fixture.ts';
import { makeAccepted, makeHash } from '../results/report.fixture.ts';
import {
  type Accepted,
  getPictureId,
  parseAccepted,
  readAccepted,
  writeAccepted,
} from './accepted.ts';
import { listAcceptances, readHistory } from './git.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await createFolder({ [ACCEPTED_FILE]: '' });
  file = join(folder, ACCEPTED_FILE);
});

function write(...lines: Accepted[]): Promise<void> {
  return writeAccepted(byId(lines), file);
}

function byId(lines: readonly Accepted[]) {
  return new Map(lines.map((line) => [getPictureId(line), line]));
}

/** As files were until decisions got lines of their own. */
function writeOld(...lines: object[]): Promise<void> {
  return writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const git = (...args: string[]) => runGit(folder, ...args);

test('lines are sorted by picture and read back unchanged', async () => {
  const lines = ['en-960', 'de-480', 'en-480'].map((mode) => makeAccepted({ mode }));
  await write(...lines);
  expect([...(await readAccepted(file)).keys()]).toEqual([
    'components-button--plain.de-480',
    'components-button--plain.en-480',
    'components-button--plain.en-960',
  ]);
  expect(await readAccepted(file)).toEqual(byId(lines));
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
  await writeOld(line);
  const accepted = await readAccepted(file);
  expect([...accepted.values()]).toEqual([line]);
  await writeAccepted(accepted, file);
  expect(await readFile(file, 'utf8')).toMatch(
    /^\{"decision".*\n\["components-button--plain","en-480","a/,
  );
  expect(await readAccepted(file)).toEqual(accepted);
});

test('without the file nothing is accepted', async () => {
  await rm(file);
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

test('the markers of a merge are named, with what to do', () => {
  const text = `<<<<<<< HEAD\n${JSON.stringify(makeAccepted())}\n=======\n>>>>>>> other\n`;
  expect(() => parseAccepted(text)).toThrow(
    /^visual\/decisions\/folded\.jsonl:1 has a merge conflict that nobody has solved.* both sides may stay\.$/,
  );
});

describe('git merges two branches line by line', () => {
  const a = makeAccepted({ mode: 'de-360' });
  const b = makeAccepted({ mode: 'de-960' });
  const c = makeAccepted({ mode: 'en-360' });

  beforeEach(async () => {
    git('init', '-q', '-b', 'main');
    await copyFile(join(ROOT, '.gitattributes'), join(folder, '.gitattributes'));
  });

  async function merge(base: Accepted[], one: Accepted[], two: Accepted[]): Promise<string> {
    await write(...base);
    await commit(folder);
    await branch('one', () => write(...one));
    await branch('two', () => write(...two));
    return await mergeOne();
  }

  async function branch(name: string, change: () => Promise<void>): Promise<void> {
    git('checkout', '-q', '-B', name, 'main');
    await change();
    await commit(folder);
  }

  /** @returns the first digits of the pixels that are then accepted */
  async function mergeOne(): Promise<string> {
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
    await writeOld(a, b, c);
    await commit(folder);
    await branch('one', () => writeOld(later(a, '1', 3), b, c));
    await branch('converted', () => write(a, later(b, '2', 2), c));
    expect(await mergeOne()).toBe('1,2,a');
  });
});

test('lines that are only written in another way were accepted by the commit before', async () => {
  const [old, other] = [makeAccepted(), makeAccepted({ mode: 'de-480' })];
  git('init', '-q');
  await writeOld(old, other);
  await commit(folder);
  const { head: first } = readHistory(folder);
  await write(old, { ...other, when: '2026-04-01T12:00:00.000Z', pixels: makeHash('b') });
  await commit(folder);
  const { head, accepting } = readHistory(folder);
  expect(Object.fromEntries(accepting)).toEqual({
    [getPictureId(old)]: first,
    [getPictureId(other)]: head,
  });
});

test('lists every acceptance of a picture, the latest first, but no new form of its line', async () => {
  const first = makeAccepted();
  const other = makeAccepted({ mode: 'de-480', why: 'Another picture' });
  const second = makeAccepted({ when: '2026-04-01T12:00:00.000Z', why: 'Lighter' });
  git('init', '-q');
  await writeOld(first);
  await commit(folder);
  for (const lines of [[first], [first, other], [second, other]]) {
    await write(...lines);
    await commit(folder);
  }
  expect(listAcceptances(first, folder)).toEqual([second, first]);
});
