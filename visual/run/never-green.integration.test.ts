import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { DECISIONS } from '../../tools/project/paths.ts';
import { findBaselines } from '../baselines/find-baselines.ts';
import { readAt, readHistory } from '../baselines/git.ts';
import type { CapturePictures, Outcomes } from '../capture/capture-pictures.ts';
import { commit, runGit } from '../causes/git.fixture.ts';
import { compareCaptures } from '../compare/compare-captures.ts';
import {
  addAnswer,
  readDecisionFiles,
  readDecisions,
  writeDecisionFiles,
} from '../model/decisions.ts';
import { PictureCache } from '../model/picture-cache.ts';
import {
  makeAccepted,
  makeContext,
  makeImage,
  makeReport,
  makeResult,
} from '../model/report.fixture.ts';
import { judge } from '../results/summary.ts';
import { inspect } from './inspect.ts';

/** A story whose code is one digit, which is what its picture looks like. */
const CODE = 'button.txt';
const button = makeResult();
let root = '';

beforeEach(async () => {
  root = await createFolder();
  runGit(root, 'init', '-q', '-b', 'main');
  await accept('a', 'a');
});

/** Commits code, and the acceptance of what code looked like. */
async function accept(code: string, pixels: string): Promise<void> {
  await acceptPixels(pixels);
  await commit(root, { [CODE]: code });
}

async function acceptPixels(digit: string): Promise<void> {
  const when = new Date(Date.UTC(2026, 0, 15) + clock++ * 1000).toISOString();
  const line = makeAccepted({ mode: 'en-480', pixels: makeImage(digit).hash, when });
  const files = new Map();
  addAnswer(files, { ...line, answer: 'accepted' });
  const folder = join(root, DECISIONS);
  await writeDecisionFiles(new Map([...(await readDecisionFiles(folder)), ...files]), folder);
}

let clock = 0;

/** How a run in a clean checkout ends. Another browser draws every digit with other pixels. */
async function run(browser: 'pinned' | 'other', at = root) {
  const isPinned = browser === 'pinned';
  const decisions = await readDecisions(join(at, DECISIONS));
  const history = readHistory(decisions.accepted, at);
  const draw = (revision: string): Outcomes => {
    const code = readAt(at, revision, CODE) ?? '';
    const hash = isPinned ? makeImage(code).hash : makeImage(code).hash.replace(/^./, 'f');
    return new Map([[button.id, { ...makeImage(code), hash }]]);
  };
  const capture: CapturePictures = async () => ({
    outcomes: draw('HEAD'),
    measured: { captured: 1, retried: 0, seconds: 1 },
  });
  const context = makeContext({
    ...{ ...decisions, isPinned, history, isAsHead: true },
    cache: new PictureCache(join(at, 'cache')),
  });
  const { comparisons } = await inspect({ toCapture: [button], removed: [] }, context, {
    capture,
    find: (pictures, own) => findBaselines(pictures, own, async (revision) => draw(revision)),
    compare: (first, after, accepted, baseline) =>
      compareCaptures(first, after, accepted, baseline, async () => ({
        status: 'changed',
        reason: 'its pixels differ',
      })),
  });
  const { status = 'failed', reason = '' } = comparisons.get(button.id) ?? {};
  const { exitCode, verdict } = judge(makeReport([{ ...button, status, reason }], { isPinned }));
  return { status, exitCode, saysMatch: /^All pictures match/.test(verdict) };
}

const GREEN = { status: 'equal', exitCode: 0 };
const RED = { status: 'changed', exitCode: 1, saysMatch: false };
const OPEN = { status: 'not comparable', exitCode: 2, saysMatch: false };

test('a commit that looks as accepted is green', async () => {
  await commit(root, { 'docs.md': 'more' });
  expect(await run('pinned')).toEqual({ ...GREEN, saysMatch: true });
  expect(await run('other')).toEqual({ ...GREEN, saysMatch: false });
});

test('a committed regression is red in every browser', async () => {
  await commit(root, { [CODE]: 'b' });
  expect(await run('pinned')).toEqual(RED);
  expect(await run('other')).toEqual(RED);
});

describe('one commit accepts other pixels than its code draws', () => {
  test('after an edit', async () => {
    await accept('c', 'b');
    expect(await run('pinned')).toEqual(RED);
    expect(await run('other')).toEqual(OPEN);
  });

  test('after a squash', async () => {
    await accept('b', 'b');
    await commit(root, { [CODE]: 'c' });
    runGit(root, 'reset', '-q', '--soft', 'HEAD~2');
    await commit(root);
    expect(await run('pinned')).toEqual(RED);
    expect(await run('other')).toEqual(OPEN);
  });

  test('after a rebase on a change of its code', async () => {
    runGit(root, 'checkout', '-q', '-b', 'branch');
    await acceptPixels('b');
    await commit(root);
    runGit(root, 'checkout', '-q', 'main');
    await commit(root, { [CODE]: 'c' });
    runGit(root, 'rebase', '-q', 'main', 'branch');
    expect(await run('pinned')).toEqual(RED);
    expect(await run('other')).toEqual(OPEN);
  });
});

describe('a shallow clone, in which git takes HEAD for what accepted everything', () => {
  async function runInClone(browser: 'pinned' | 'other') {
    const clone = await createFolder();
    await rm(clone, { recursive: true });
    runGit(root, 'clone', '-q', '--depth=1', `file://${root}`, clone);
    return await run(browser, clone);
  }

  test('is red where a regression was committed', async () => {
    await commit(root, { [CODE]: 'b' });
    expect(await runInClone('pinned')).toEqual(RED);
    expect(await runInClone('other')).toEqual(OPEN);
  });

  test('is green with the accepted pixels, of which another browser knows nothing', async () => {
    await commit(root, { 'docs.md': 'more' });
    expect(await runInClone('pinned')).toEqual({ ...GREEN, saysMatch: true });
    expect(await runInClone('other')).toEqual(OPEN);
  });
});

test('another browser compares a merge of two acceptances with itself no more than with one of them', async () => {
  runGit(root, 'checkout', '-q', '-b', 'branch');
  await accept('b', 'b');
  runGit(root, 'checkout', '-q', 'main');
  await commit(root, { 'docs.md': 'more' });
  runGit(root, 'merge', '-q', 'branch', '-m', 'merge');
  expect(await run('other')).toEqual(OPEN);
  await commit(root, { [CODE]: 'c' });
  expect(await run('other')).toEqual(RED);
});
