import { beforeEach, expect, test, vi } from 'vitest';
import type { findBaselines } from '../baselines/find-baselines.ts';
import type { CapturePictures, Outcome } from '../capture/capture-pictures.ts';
import type { compareCaptures } from '../compare/compare-captures.ts';
import { makeAccepted, makeContext, makeImage, makeResult } from '../model/report.fixture.ts';
import { inspect } from './inspect.ts';

const one = makeResult({ story: 'a--one' });
const two = makeResult({ story: 'a--two' });
const context = makeContext({
  accepted: new Map([one, two].map(({ id }) => [id, makeAccepted()])),
  history: {
    head: 'head',
    accepting: new Map(),
    newestFirst: [],
    latest: { commit: 'latest', readAccepted: () => new Map() },
  },
  findCauses: ({ id }, places) => ({
    causes: [{ kind: 'other', file: id }],
    unexplained: places.map(({ text }) => text),
  }),
});
/** The outcomes of each round of captures, in order; `a` is accepted. */
let rounds: Record<string, Outcome>[] = [];

const capture = vi.fn<CapturePictures>(async (pictures) => {
  const shown = rounds.shift() ?? {};
  const outcomes = new Map(pictures.map(({ id }) => [id, shown[id] ?? makeImage('a')]));
  return { outcomes, measured: { captured: pictures.length, retried: 0, seconds: 1 } };
});
const find = vi.fn<typeof findBaselines>();
const compare = vi.fn<typeof compareCaptures>();

beforeEach(() => {
  rounds = [];
  capture.mockClear();
  find.mockReset().mockResolvedValue({ baselines: new Map(), recaptured: 0 });
  compare.mockReset().mockResolvedValue({ status: 'changed', reason: 'it differs' });
});

function inspectAll(isPinned = true, toCapture = [one, two], removed: (typeof one)[] = []) {
  const steps = { capture, find, compare };
  return inspect({ toCapture, removed }, { ...context, isPinned }, steps);
}

async function statuses(...given: Parameters<typeof inspectAll>) {
  const { comparisons, notices } = await inspectAll(...given);
  const entries = [...comparisons].map(([id, { status }]) => [id, status]);
  return { ...Object.fromEntries(entries), notices: notices.length };
}

function idsOf(round: number): string[] | undefined {
  return capture.mock.calls[round]?.[0].map(({ id }) => id);
}

test('pictures with the accepted hash are equal, and nothing is drawn for them', async () => {
  expect(await statuses()).toEqual({ [one.id]: 'equal', [two.id]: 'equal', notices: 0 });
  expect(idsOf(1)).toEqual([]);
  expect(find.mock.calls.flatMap(([pictures]) => pictures)).toEqual([]);
});

test('what differs is captured again in reverse order, and compared', async () => {
  rounds = [
    { [one.id]: makeImage('b'), [two.id]: makeImage('c') },
    { [one.id]: makeImage('b'), [two.id]: makeImage('d') },
  ];
  expect(await statuses()).toMatchObject({ [one.id]: 'changed', [two.id]: 'changed' });
  expect(idsOf(1)).toEqual([two.id, one.id]);
  expect(capture.mock.calls[1]?.[1]).toBe(true);
  expect(find.mock.lastCall?.[0], 'an unstable picture needs no baseline').toEqual([one]);
});

test('a changed picture has the causes that its changed places show, a new one has none', async () => {
  const box = { x: 0, y: 0, width: 9, height: 9 };
  const elements = [{ box, text: 'a text', owners: 0, variables: 0 }];
  const evidence = { elements, owners: [[]], variables: [[]], ground: 0 };
  const shown = { [one.id]: { ...makeImage('b'), evidence }, [two.id]: makeImage('b') };
  rounds = [shown, shown];
  const regions = [{ before: box, after: box }];
  compare.mockResolvedValueOnce({ status: 'changed', reason: '', regions });
  compare.mockResolvedValueOnce({ status: 'new', reason: '' });
  const { comparisons } = await inspectAll();
  expect(comparisons.get(one.id)).toMatchObject({
    causes: [{ file: one.id }],
    unexplained: ['a text'],
  });
  expect(comparisons.get(two.id)).not.toHaveProperty('causes');
});

test('what cannot be captured the first or the second time has failed', async () => {
  const threw = { failure: 'it threw' };
  rounds = [{ [one.id]: threw, [two.id]: makeImage('b') }, { [two.id]: threw }];
  expect(await statuses()).toMatchObject({ [one.id]: 'failed', [two.id]: 'failed' });
});

test('an accepted picture that no longer exists is removed', async () => {
  const found = await statuses(true, [two], [one]);
  expect(found).toMatchObject({ [one.id]: 'removed', [two.id]: 'equal' });
});

test('another browser compares with what it draws of the last accepting commit', async () => {
  rounds = [{ [one.id]: makeImage('b'), [two.id]: makeImage('c') }, { [two.id]: makeImage('c') }];
  const baselines = new Map([[one.id, makeImage('b')]]).set(two.id, makeImage('d'));
  find.mockResolvedValueOnce({ baselines, recaptured: 2 });
  expect(await statuses(false)).toEqual({ [one.id]: 'equal', [two.id]: 'changed', notices: 1 });
  expect(idsOf(1), 'it repeats only what differs').toEqual([two.id]);
  expect(compare.mock.calls[0]?.[3]).toEqual(makeImage('d'));
});

test('what another browser cannot compare is neither equal nor repeated', async () => {
  rounds = [{ [one.id]: makeImage('b') }];
  const failure = 'HEAD itself accepted pictures';
  find.mockResolvedValueOnce({ baselines: new Map([[one.id, { failure }]]), recaptured: 0 });
  const { comparisons } = await inspectAll(false);
  expect(comparisons.get(one.id)).toEqual({ status: 'not comparable', reason: failure });
  expect(comparisons.get(two.id)?.status).toBe('equal');
  expect(idsOf(1)).toEqual([]);
});

test('an equal picture says what it is the same as', async () => {
  rounds = [{ [one.id]: makeImage('b') }, {}];
  const baselines = new Map([[one.id, makeImage('b')]]);
  find.mockResolvedValueOnce({ baselines, recaptured: 1 });
  const { comparisons } = await inspectAll(false);
  expect(comparisons.get(one.id)?.reason).toBe('same as commit latest in this browser');
  expect(comparisons.get(two.id)?.reason).toBe('same as accepted');
});

test('what has the accepted pixels only when captured again is named', async () => {
  rounds = [{ [one.id]: makeImage('b') }, { [one.id]: makeImage('a') }];
  const { notices } = await inspectAll();
  expect(notices).toEqual([
    `1 picture had the accepted pixels only when captured again: ${one.id}.`,
  ]);
});
