import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import { getPictureId, readAccepted, writeAccepted } from '../baselines/accepted.ts';
import {
  makeAccepted,
  makeDecision,
  makeImage,
  makeReport,
  makeResult,
} from '../results/report.fixture.ts';
import { makeDraft, type Report, type Result } from '../results/report.ts';
import { readReport, writeReport } from '../results/report-folder.ts';
import { decide } from './decide.ts';
import type { Draft, Drafts } from './drafts.ts';

const ID = 'components-button--plain.en-480';
const LINE = makeAccepted();

/** The button's picture, accepted as `a` and now looking like `b`. */
const CHANGED = makeResult({ accepted: LINE, before: makeImage('a'), after: makeImage('b') });

let places = { report: '', accepted: '' };

/** Git's own way to pass its config: a machine that only builds and tests need not have a name. */
const IDENTITY = {
  GIT_CONFIG_COUNT: '2',
  ...{ GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Mara Muster' },
  ...{ GIT_CONFIG_KEY_1: 'user.email', GIT_CONFIG_VALUE_1: 'mara@example.org' },
};

afterEach(() => void vi.unstubAllEnvs());

beforeEach(async () => {
  for (const [name, value] of Object.entries(IDENTITY)) vi.stubEnv(name, value);
  const folder = await createFolder();
  places = { report: join(folder, 'report'), accepted: join(folder, 'accepted.jsonl') };
  await writeAccepted(new Map([[ID, LINE]]), places.accepted);
});

async function reported(result: Result, own: Partial<Report> = {}): Promise<void> {
  await writeReport(makeReport([result], own), places.report);
}

async function answer(given: Draft['answer'], own: Partial<Draft> = {}, of = CHANGED) {
  const draft = { ...makeDraft(of, given, given === 'undecided' ? '' : 'As designed'), ...own };
  const drafts: Drafts = { version: 3, report: 'report-1', drafts: [draft] };
  return await decide(drafts, places.report, places.accepted);
}

async function acceptedPixels() {
  const lines = [...(await readAccepted(places.accepted)).values()];
  const digits = lines.map(({ pixels: [digit] }) => digit);
  return digits.sort().join();
}

async function recorded() {
  return (await readReport(places.report)).results[0]?.decision;
}

test('accepting writes the line and records the decision in the report', async () => {
  await reported(CHANGED);
  const { done, refused } = await answer('accepted');
  expect({ done, refused }).toEqual({ done: [ID], refused: [] });
  expect((await readAccepted(places.accepted)).get(ID)).toMatchObject({
    pixels: makeImage('b').hash,
    width: 480,
    height: 100,
    who: 'Mara Muster <mara@example.org>',
    why: 'As designed',
  });
  expect(await recorded()).toMatchObject({ answer: 'accepted', why: 'As designed' });
});

test('accepting a removal removes its line', async () => {
  const removed = makeResult({ status: 'removed', accepted: LINE, before: makeImage('a') });
  await reported(removed);
  expect((await answer('accepted', {}, removed)).refused).toEqual([]);
  expect(await acceptedPixels()).toBe('');
});

test('rejecting keeps the line and is recorded in the report', async () => {
  await reported(CHANGED, { isPinned: false });
  const pin = { x: 12, y: 34 };
  await answer('rejected', { why: 'Too wide', pin });
  expect(await acceptedPixels()).toBe('a');
  expect(await recorded()).toMatchObject({ answer: 'rejected', why: 'Too wide', pin });
});

test('every decision can be taken back or reversed', async () => {
  await reported(CHANGED);
  await answer('accepted');
  await answer('undecided');
  expect(await acceptedPixels()).toBe('a');
  expect(await recorded()).toBeUndefined();
  await answer('rejected');
  await answer('accepted');
  expect(await acceptedPixels()).toBe('b');
  expect(await recorded()).toMatchObject({ answer: 'accepted' });
  await answer('rejected');
  expect(await acceptedPixels()).toBe('a');
  expect(await recorded()).toMatchObject({ answer: 'rejected' });
});

describe('a draft is refused', () => {
  const accepted = { decision: makeDecision('accepted') };
  test.each<[string, Partial<Draft>, Partial<Result>, RegExp]>([
    ['about an unknown picture', { id: 'components-x--y.en-480' }, {}, /not in the report/],
    ['about other pixels than those reviewed', { after: makeImage('f').hash }, {}, /has changed/],
    ['when it is unstable', {}, { status: 'unstable' }, /cannot be decided/],
    ['when it failed', {}, { status: 'failed' }, /cannot be decided/],
    ['when it is equal', {}, { status: 'equal' }, /cannot be decided/],
    ['when there is no decision yet', { answer: 'undecided', why: '' }, {}, /no decision to take/],
    ['when another line was accepted meanwhile', {}, accepted, /accepted line has changed/],
  ])('%s', async (_what, draft, result, message) => {
    await reported({ ...CHANGED, ...result });
    const { done, refused } = await answer('accepted', draft);
    expect(done).toEqual([]);
    expect(refused[0]?.why).toMatch(message);
    expect(await acceptedPixels()).toBe('a');
  });

  test('when it accepts what another browser drew', async () => {
    await reported(CHANGED, { isPinned: false });
    expect((await answer('accepted')).refused[0]?.why).toMatch(/not drawn by the pinned browser/);
    expect(await acceptedPixels()).toBe('a');
  });
});

test('two concurrent decisions are both recorded', async () => {
  const other = makeResult({ status: 'new', mode: { locale: 'de' }, after: makeImage('c') });
  await writeReport(makeReport([CHANGED, other]), places.report);
  await Promise.all([answer('accepted'), answer('accepted', {}, other)]);
  expect(await acceptedPixels()).toBe('b,c');
  expect([...(await readAccepted(places.accepted)).values()].map(getPictureId)).toContain(other.id);
});

test('a decision waits for that of another process', async () => {
  await reported(CHANGED);
  await writeFile(`${places.accepted}.lock`, String(process.ppid));
  const decided = answer('accepted');
  expect(await Promise.race([decided, setTimeout(200, 'waits')])).toBe('waits');
  expect(await acceptedPixels()).toBe('a');
  await rm(`${places.accepted}.lock`);
  expect((await decided).done).toEqual([ID]);
});
