import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFolder } from '../../lib/temporary-folder.fixture.ts';
import {
  type Answer,
  addAnswer,
  readDecisionFiles,
  readDecisions,
  writeDecisionFiles,
} from '../model/decisions.ts';
import type { Draft, Drafts } from '../model/drafts.ts';
import { makeAccepted, makeImage, makeReport, makeResult } from '../model/report.fixture.ts';
import { makeDraft, type Report, type Result } from '../model/report.ts';
import { readReport, writeReport } from '../model/report-folder.ts';
import { decide } from './decide.ts';

const [WHEN, LATER] = ['2026-04-01T12:00:00.000Z', '2026-04-02T12:00:00.000Z'];
const ID = 'components-button--plain.en-480';
const LINE = makeAccepted();

/** The button's picture, accepted as `a` and now looking like `b`. */
const CHANGED = makeResult({ accepted: LINE, before: makeImage('a'), after: makeImage('b') });

let places = { report: '', decisions: '' };

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
  places = { report: join(folder, 'report'), decisions: join(folder, 'decisions') };
  await record({ ...LINE, answer: 'accepted' });
});

async function record(answer: Answer): Promise<void> {
  const files = await readDecisionFiles(places.decisions);
  addAnswer(files, answer);
  await writeDecisionFiles(files, places.decisions);
}

async function reported(result: Result, own: Partial<Report> = {}): Promise<void> {
  await writeReport(makeReport([result], own), places.report);
}

async function answer(
  given: Draft['answer'],
  own: Partial<Draft> = {},
  of = CHANGED,
  who?: string,
) {
  const decision = (await recorded(of.id)) ?? of.decision;
  const known = { ...of, ...(decision && { decision }) };
  const draft = { ...makeDraft(known, given, given === 'undecided' ? '' : 'As designed'), ...own };
  const drafts: Drafts = { version: 4, report: 'report-1', drafts: [draft], who };
  return await decide(drafts, places.report, places.decisions);
}

async function acceptedPixels() {
  const lines = [...(await readDecisions(places.decisions)).accepted.values()];
  const digits = lines.map(({ pixels: [digit] }) => digit);
  return digits.sort().join();
}

async function recorded(id = ID) {
  const { results } = await readReport(places.report);
  return results.find((result) => result.id === id)?.decision;
}

test('accepting writes the line and records the decision in the report', async () => {
  await reported(CHANGED);
  const { done, refused } = await answer('accepted');
  expect({ done, refused }).toEqual({ done: [ID], refused: [] });
  expect((await readDecisions(places.decisions)).accepted.get(ID)).toMatchObject({
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
  await answer('rejected', { why: 'Too wide' });
  expect(await acceptedPixels()).toBe('a');
  expect(await recorded()).toMatchObject({ answer: 'rejected', why: 'Too wide' });
});

test('every decision can be taken back or reversed', async () => {
  await reported(CHANGED);
  await answer('accepted');
  await answer('undecided');
  expect(await acceptedPixels()).toBe('a');
  expect(await recorded()).toBeUndefined();
  expect(await readdir(places.decisions)).toHaveLength(1);
  await answer('rejected');
  await answer('accepted');
  expect(await acceptedPixels()).toBe('b');
  expect(await recorded()).toMatchObject({ answer: 'accepted' });
  await answer('rejected');
  expect(await acceptedPixels()).toBe('a');
  expect(await recorded()).toMatchObject({ answer: 'rejected' });
});

describe('a draft is refused', () => {
  test.each<[string, Partial<Draft>, Partial<Result>, RegExp]>([
    ['about an unknown picture', { id: 'components-x--y.en-480' }, {}, /not in the report/],
    ['about other pixels than those reviewed', { after: makeImage('f').hash }, {}, /has changed/],
    ['when it is unstable', {}, { status: 'unstable' }, /cannot be decided/],
    ['when it failed', {}, { status: 'failed' }, /cannot be decided/],
    ['when it is equal', {}, { status: 'equal' }, /cannot be decided/],
    ['when there is no decision yet', { answer: 'undecided', why: '' }, {}, /no decision to take/],
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

describe('an answer that did not know of another one', () => {
  const anna = 'Anna <anna@example.org>';
  const ben = 'Ben <ben@example.org>';
  const unknowing = { replaces: null };

  test('is refused, and both are shown', async () => {
    await reported(CHANGED);
    await answer('rejected', { why: 'Cut off' }, CHANGED, anna);
    const late = { why: 'Looks fine', ...unknowing };
    const { done, refused } = await answer('accepted', late, CHANGED, ben);
    expect(done).toEqual([]);
    expect(refused[0]?.why).toMatch(/rejected by Anna .*"Cut off".*accepted, "Looks fine"/);
    expect(await recorded()).toMatchObject({ who: anna, why: 'Cut off' });
    expect(await acceptedPixels()).toBe('a');
  });

  test('is refused, too, when the other one came with a merge after the report', async () => {
    await reported(CHANGED);
    const about = { story: CHANGED.story, mode: 'en-480', pixels: makeImage('b').hash };
    await record({ ...about, answer: 'rejected', who: anna, when: WHEN, why: 'Cut off' });
    expect((await answer('accepted')).refused[0]?.why).toMatch(/rejected by Anna/);
    await record({ ...about, answer: 'accepted', who: ben, when: LATER, why: 'No, fine' });
    expect((await answer('rejected')).refused[0]?.why).toMatch(/accepted by Ben/);
  });

  test('is not refused once it knows, and the first one stays on record', async () => {
    await reported(CHANGED);
    await answer('rejected', {}, CHANGED, anna);
    expect((await answer('accepted', {}, CHANGED, ben)).refused).toEqual([]);
    expect(await acceptedPixels()).toBe('b');
    expect(await readdir(places.decisions)).toHaveLength(3);
  });

  test('keeps its author, whoever applies it', async () => {
    await reported(CHANGED);
    await answer('accepted', {}, CHANGED, anna);
    expect((await readDecisions(places.decisions)).accepted.get(ID)?.who).toBe(anna);
  });

  test('counts from a machine whose clock is late, too', async () => {
    await reported(CHANGED);
    const about = { story: CHANGED.story, mode: 'en-480', pixels: makeImage('c').hash };
    const ahead = { ...LINE, ...about, when: '2099-01-01T00:00:00.000Z' };
    await record({ ...ahead, answer: 'accepted' });
    const known = { replaces: { who: ahead.who, when: ahead.when } };
    expect((await answer('accepted', known)).refused).toEqual([]);
    expect(await acceptedPixels()).toBe('b');
  });
});

test('two concurrent decisions are both recorded', async () => {
  const other = makeResult({ status: 'new', mode: { locale: 'de' }, after: makeImage('c') });
  await writeReport(makeReport([CHANGED, other]), places.report);
  await Promise.all([answer('accepted'), answer('accepted', {}, other)]);
  expect(await acceptedPixels()).toBe('b,c');
  expect((await readDecisions(places.decisions)).accepted.has(other.id)).toBe(true);
});

test('a decision waits for that of another process', async () => {
  await reported(CHANGED);
  await writeFile(`${places.decisions}.lock`, String(process.ppid));
  const decided = answer('accepted');
  expect(await Promise.race([decided, setTimeout(200, 'waits')])).toBe('waits');
  expect(await acceptedPixels()).toBe('a');
  await rm(`${places.decisions}.lock`);
  expect((await decided).done).toEqual([ID]);
});
