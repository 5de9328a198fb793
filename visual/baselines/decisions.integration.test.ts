import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFolder, writeFiles } from '../../lib/temporary-folder.fixture.ts';
import { DECISIONS } from '../../tools/project/paths.ts';
import { commit, runGit } from '../causes/git.fixture.ts';
import {
  type Answer,
  addAnswer,
  dropAnswer,
  foldDecisions,
  readDecisionFiles,
  readDecisions,
  writeDecisionFiles,
} from '../model/decisions.ts';
import { makeAccepted, makeDecision, makeHash } from '../model/report.fixture.ts';
import { findCommit, readHistory } from './git.ts';

let root = '';
let folder = '';

beforeEach(async () => {
  root = await createFolder();
  folder = join(root, DECISIONS);
});

const git = (...args: string[]) => runGit(root, ...args);

/** Accepts pixels on a day in March, in a mode. */
function accept(mode: string, digit: string, day: number, own: Partial<Answer> = {}): Answer {
  const when = `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  return { ...makeAccepted({ mode, pixels: makeHash(digit), when }), answer: 'accepted', ...own };
}

function reject(mode: string, digit: string, day: number): Answer {
  const { when, ...own } = accept(mode, digit, day);
  return { ...own, ...makeDecision('rejected'), when };
}

async function record(...answers: Answer[]): Promise<void> {
  const files = await readDecisionFiles(folder);
  for (const answer of answers) addAnswer(files, answer);
  await writeDecisionFiles(files, folder);
}

/** The first digits of the accepted pixels, by mode. */
async function shown() {
  const { accepted } = await readDecisions(folder);
  return Object.fromEntries([...accepted.values()].map(({ mode, pixels }) => [mode, pixels[0]]));
}

async function listFiles(): Promise<string[]> {
  return (await readdir(folder)).sort();
}

test('one decision is one file: who, when and why once, then its pictures, sorted', async () => {
  await record(accept('en-960', 'a', 1), accept('de-480', 'a', 1), reject('en-480', 'b', 2));
  expect(await listFiles()).toHaveLength(2);
  const texts = await Promise.all(
    (await listFiles()).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(texts.join('').split('First pictures')).toHaveLength(2);
  expect(texts.find((text) => text.includes('First'))).toMatch(
    /^{"decision".*\n\[.*de-480.*\n\[.*en-960/,
  );
  const { accepted, rejected } = await readDecisions(folder);
  expect([...accepted.values()]).toEqual(
    ['de-480', 'en-960'].map((mode) => {
      const { answer, ...line } = accept(mode, 'a', 1);
      return line;
    }),
  );
  expect([...rejected.values()]).toEqual([
    expect.objectContaining({
      ...makeDecision('rejected'),
      when: expect.any(String),
    }),
  ]);
});

test('the latest answer counts, in whichever file it stands', async () => {
  const removal = accept('en-960', 'x', 3, { pixels: null });
  await record(
    accept('de-480', 'b', 2),
    accept('de-480', 'a', 1),
    accept('en-960', 'a', 1),
    removal,
  );
  expect(await shown()).toEqual({ 'de-480': 'b' });
  await record(accept('en-960', 'c', 4));
  expect(await shown()).toEqual({ 'de-480': 'b', 'en-960': 'c' });
});

test('a later rejection of the same pixels restores what was accepted before', async () => {
  await record(accept('de-480', 'a', 1), accept('de-480', 'b', 2), reject('de-480', 'b', 3));
  expect(await shown()).toEqual({ 'de-480': 'a' });
  await record(accept('de-480', 'b', 4));
  expect(await shown()).toEqual({ 'de-480': 'b' });
  expect((await readDecisions(folder)).rejected.size).toBe(0);
});

test('an answer that is taken back leaves no trace', async () => {
  await record(accept('de-480', 'a', 1));
  const before = await listFiles();
  const answers = [accept('de-480', 'b', 2), accept('en-960', 'b', 2)];
  await record(...answers);
  const files = await readDecisionFiles(folder);
  for (const answer of answers) dropAnswer(files, answer);
  await writeDecisionFiles(files, folder);
  expect(await listFiles()).toEqual(before);
  expect(await shown()).toEqual({ 'de-480': 'a' });
});

test('decisions are folded into one file that says the same', async () => {
  await record(accept('de-480', 'a', 1), accept('de-480', 'b', 2), accept('en-960', 'a', 1));
  await record(accept('en-360', 'a', 1), accept('en-360', 'a', 2, { pixels: null }));
  await record(reject('de-480', 'c', 3), reject('en-960', 'c', 1));
  const before = await readDecisions(folder);
  await foldDecisions(folder);
  const { accepted, rejected } = await readDecisions(folder);
  expect(await listFiles()).toEqual(['folded.jsonl']);
  expect(accepted).toEqual(before.accepted);
  expect(
    [...rejected.values()].map(({ mode }) => mode),
    'which was answered since',
  ).toEqual(['de-480']);
  const text = await readFile(join(folder, 'folded.jsonl'), 'utf8');
  await foldDecisions(folder);
  expect(await readFile(join(folder, 'folded.jsonl'), 'utf8')).toBe(text);
});

test('on paper and in forced colours no picture is as on the screen', async () => {
  const { accepted } = await readDecisions();
  const alike = [...accepted].filter(([id, { pixels }]) => {
    const onScreen = id.replace(/-(print|forced-colors)$/, '');
    return onScreen !== id && accepted.get(onScreen)?.pixels === pixels;
  });
  expect(alike.map(([id]) => id)).toEqual([]);
});

test('without the folder nothing is accepted', async () => {
  expect((await readDecisions(folder)).accepted.size).toBe(0);
});

const ROW = ['a--b', 'en-480', makeHash('a'), 480, 100, 'abcdef01'];
test.each([
  ['a truncated line', '["a--b","en', /line 1: it is broken, no JSON/],
  ['a line after an empty one', '\n["a--b","en', /line 2: it is broken/],
  ['an invalid hash', JSON.stringify(ROW.with(2, 'abc')), /line 1: 2 Invalid/],
  [
    'a missing author',
    '{"decision":"a","when":"2026-03-01T12:00:00.000Z","why":"b"}',
    /line 1: who/,
  ],
  ['a missing decision', JSON.stringify(ROW), /line 1: this file has no decision "abcdef01"/],
])('%s is reported, with what to do', async (_what, text, message) => {
  await writeFiles(folder, { 'one.jsonl': `${text}\n` });
  await expect(readDecisions(folder)).rejects.toThrow(message);
  await expect(readDecisions(folder)).rejects.toThrow(/decide about its picture again/);
});

test('the markers of a merge are named, with what to do', async () => {
  await writeFiles(folder, { 'folded.jsonl': '<<<<<<< HEAD\n=======\n>>>>>>> other\n' });
  await expect(readDecisions(folder)).rejects.toThrow(
    /^visual\/decisions\/folded\.jsonl:1 has a merge conflict that nobody has solved.* Both sides may stay\.$/,
  );
});

describe('git merges, without a driver', () => {
  beforeEach(async () => {
    git('init', '-q', '-b', 'main');
    await record(
      ...['de', 'en'].flatMap((locale) =>
        [360, 480, 960].map((width) => accept(`${locale}-${width}`, 'a', 1)),
      ),
    );
    await foldDecisions(folder);
    await commit(root);
  });

  async function branch(name: string, ...answers: Answer[]): Promise<void> {
    git('checkout', '-q', '-b', name, 'main');
    await record(...answers);
    await commit(root);
  }

  test('twenty pairs of branches, each of which accepts pictures', {
    timeout: 60_000,
  }, async () => {
    const modes = ['de-360', 'de-480', 'de-960', 'en-360', 'en-480', 'en-960'];
    for (let pair = 0; pair < 20; pair++) {
      // Neighbours, the same pictures, new ones and removed ones.
      const [one = '', two = ''] = [modes[pair % 6], modes[(pair * 5 + 1) % 6]];
      const day = pair + 2;
      const why = `Pair ${pair}`;
      const removal = {
        why,
        who: 'Ben <ben@example.org>',
        pixels: pair % 3 === 0 ? null : makeHash('c'),
      };
      await branch(
        `one-${pair}`,
        accept(one, 'b', day, { why }),
        accept(`en-1${pair}`, 'e', day, { why }),
      );
      await branch(
        `two-${pair}`,
        accept(two, 'c', day, removal),
        accept(`en-2${pair}`, 'e', day, removal),
      );
      git('merge', '-q', `one-${pair}`, '-m', 'merge');
      git('checkout', '-q', 'main');
      git('merge', '-q', '--no-ff', `two-${pair}`, '-m', 'merge');
      expect((await shown())[`en-1${pair}`]).toBe('e');
    }
    // Every picture once, and of each the decision of the last pair.
    expect(Object.keys(await shown()).filter((mode) => mode.startsWith('en-1'))).toHaveLength(20);
    const before = await shown();
    await foldDecisions(folder);
    expect(await shown()).toEqual(before);
  });

  test('two rebased branches', async () => {
    await branch('one', accept('de-360', 'b', 2));
    await branch('two', accept('de-360', 'c', 3), accept('de-480', 'c', 3));
    git('rebase', '-q', 'one');
    expect(await shown()).toMatchObject({ 'de-360': 'c', 'de-480': 'c', 'en-360': 'a' });
  });

  test('a branch whose decisions were folded, and one that decided meanwhile', async () => {
    await branch('one', accept('de-360', 'b', 2));
    await branch('two', accept('de-480', 'c', 3));
    git('checkout', '-q', 'one');
    await foldDecisions(folder);
    await commit(root);
    git('merge', '-q', 'two', '-m', 'merge');
    expect(await shown()).toMatchObject({ 'de-360': 'b', 'de-480': 'c' });
  });

  test('and an answer to pixels that the other branch has rejected later does not pass', async () => {
    await branch('one', accept('de-360', 'b', 2));
    await branch('two', reject('de-360', 'b', 3));
    git('merge', '-q', 'one', '-m', 'merge');
    expect(await shown()).toMatchObject({ 'de-360': 'a' });
    expect((await readDecisions(folder)).rejected.size).toBe(1);
  });
});

test('knows the commit that accepted a picture, also after its line was written elsewhere', async () => {
  git('init', '-q');
  const [first, second] = [accept('de-480', 'a', 1), accept('en-480', 'b', 2)];
  await record(first);
  await commit(root);
  const read = async () => readHistory((await readDecisions(folder)).accepted, root);
  const { head: one } = await read();
  await record(second);
  await commit(root);
  const { head: two } = await read();
  await foldDecisions(folder);
  await commit(root);
  const { head, accepting, latest } = await read();
  expect([...accepting.values()].sort()).toEqual([one, two].sort());
  expect(latest?.commit).toBe(head);
  expect(latest?.readAccepted()).toEqual((await readDecisions(folder)).accepted);
  expect(findCommit('HEAD', root)).toBe(latest?.commit);
  expect(() => findCommit('nowhere', root)).toThrow('no commit "nowhere"');
});

test('a file in which nothing changed is not written', async () => {
  await record(accept('de-480', 'a', 1));
  const [name = ''] = await listFiles();
  const lines = (await readFile(join(folder, name), 'utf8')).trimEnd();
  await writeFile(join(folder, name), lines);
  await record(accept('en-480', 'a', 2));
  expect(await readFile(join(folder, name), 'utf8')).toBe(lines);
});
