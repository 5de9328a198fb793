import { beforeEach, expect, test, vi } from 'vitest';
import { findBaselines } from '../baselines/find-baselines.ts';
import { type Captures, capturePictures } from '../capture/capture-pictures.ts';
import { compareCaptures } from '../compare/compare-captures.ts';
import { acceptedOf, contextOf, imageOf, resultOf } from '../results/report.fixture.ts';
import type { Image } from '../results/report.ts';
import { inspect } from './inspect.ts';

vi.mock('../capture/capture-pictures.ts', async (original) => ({
  ...(await original<object>()),
  capturePictures: vi.fn(),
}));
vi.mock('../baselines/find-baselines.ts', () => ({ findBaselines: vi.fn() }));
vi.mock('../compare/compare-captures.ts', async (original) => ({
  ...(await original<object>()),
  compareCaptures: vi.fn(),
}));

const one = resultOf({ id: 'a--one.en-360' });
const two = resultOf({ id: 'a--two.en-360' });
const context = contextOf({
  accepted: new Map([one, two].map(({ id }) => [id, acceptedOf()])),
  findCauses: ({ id }, evidence) => [
    { kind: 'other', file: id, detail: evidence?.texts ?? 'no evidence' },
  ],
});

/** What each round of captures shows, in order. */
let captures: Record<string, Image | string>[] = [];

beforeEach(() => {
  captures = [];
  vi.mocked(capturePictures).mockReset();
  vi.mocked(capturePictures).mockImplementation(async (_built, pictures) => {
    const shown = captures.shift() ?? {};
    const captured: Captures = {
      outcomes: new Map(),
      measured: { captured: pictures.length, retried: 0, seconds: 1 },
    };
    for (const { id } of pictures) {
      const result = shown[id] ?? imageOf('a');
      captured.outcomes.set(id, typeof result === 'string' ? { failure: result } : result);
    }
    return captured;
  });
  vi.mocked(findBaselines).mockReset();
  vi.mocked(findBaselines).mockResolvedValue({ baselines: new Map(), recaptured: 0 });
  vi.mocked(compareCaptures).mockReset();
  vi.mocked(compareCaptures).mockResolvedValue({ status: 'changed', reason: 'it differs' });
});

function inspectAll(isPinned = true, toCapture = [one, two], removed: (typeof one)[] = []) {
  const build = { workbench: '', site: '' };
  return inspect({ toCapture, removed }, { ...context, isPinned }, build);
}

async function statuses(...given: Parameters<typeof inspectAll>) {
  const { comparisons, notices } = await inspectAll(...given);
  const entries = [...comparisons].map(([id, { status }]) => [id, status]);
  return { ...Object.fromEntries(entries), notices: notices.length };
}

function idsOf(call: number): string[] {
  return vi.mocked(capturePictures).mock.calls[call]?.[1].map(({ id }) => id) ?? [];
}

test('pictures with the accepted hash are equal, and nothing is drawn for them', async () => {
  expect(await statuses()).toEqual({ [one.id]: 'equal', [two.id]: 'equal', notices: 0 });
  expect(idsOf(1)).toEqual([]);
  expect(vi.mocked(findBaselines).mock.calls.flatMap(([pictures]) => pictures)).toEqual([]);
});

test('what differs is captured again in reverse order, with evidence, and compared', async () => {
  captures = [
    { [one.id]: imageOf('b'), [two.id]: imageOf('c') },
    { [one.id]: imageOf('b'), [two.id]: imageOf('d') },
  ];
  expect(await statuses()).toMatchObject({ [one.id]: 'changed', [two.id]: 'changed' });
  expect(idsOf(1)).toEqual([two.id, one.id]);
  expect(vi.mocked(capturePictures).mock.calls[1]?.[3]).toBe(true);
  const [, [needed] = []] = vi.mocked(findBaselines).mock.calls;
  expect(
    needed?.map(({ id }) => id),
    'an unstable picture needs no baseline',
  ).toEqual([one.id]);
});

test('a changed picture has the causes of which its page shows evidence, a new one has none', async () => {
  const evidence = { texts: 'a text', variables: [] };
  const shown = { [one.id]: { ...imageOf('b'), evidence }, [two.id]: imageOf('b') };
  captures = [shown, shown];
  vi.mocked(compareCaptures).mockResolvedValueOnce({ status: 'changed', reason: '' });
  vi.mocked(compareCaptures).mockResolvedValueOnce({ status: 'new', reason: '' });
  const { comparisons } = await inspectAll();
  expect(comparisons.get(one.id)?.causes).toMatchObject([{ file: one.id, detail: 'a text' }]);
  expect(comparisons.get(two.id)).not.toHaveProperty('causes');
});

test('what cannot be captured the first or the second time has failed', async () => {
  captures = [{ [one.id]: 'it threw', [two.id]: imageOf('b') }, { [two.id]: 'it threw' }];
  expect(await statuses()).toMatchObject({ [one.id]: 'failed', [two.id]: 'failed' });
});

test('an accepted picture that no longer exists is removed', async () => {
  expect(await statuses(true, [two], [one])).toMatchObject({
    [one.id]: 'removed',
    [two.id]: 'equal',
  });
});

test('another browser compares with HEAD as it draws it, and repeats only what differs', async () => {
  captures = [{ [one.id]: imageOf('b'), [two.id]: imageOf('c') }, { [two.id]: imageOf('c') }];
  vi.mocked(findBaselines).mockResolvedValueOnce({
    baselines: new Map([
      [one.id, imageOf('b')],
      [two.id, imageOf('d')],
    ]),
    recaptured: 2,
  });
  expect(await statuses(false)).toEqual({ [one.id]: 'equal', [two.id]: 'changed', notices: 1 });
  expect(idsOf(1)).toEqual([two.id]);
  expect(vi.mocked(compareCaptures).mock.calls[0]?.[3]).toEqual(imageOf('d'));
});

test('an equal picture says what it is the same as', async () => {
  captures = [{ [one.id]: imageOf('b') }, {}];
  const baselines = new Map([[one.id, imageOf('b')]]);
  vi.mocked(findBaselines).mockResolvedValueOnce({ baselines, recaptured: 1 });
  const { comparisons } = await inspectAll(false);
  expect(comparisons.get(one.id)?.reason).toBe('same as HEAD on this machine');
  expect(comparisons.get(two.id)?.reason).toBe('same as accepted');
});

test('what has the accepted pixels only when captured again is named', async () => {
  captures = [{ [one.id]: imageOf('b') }, { [one.id]: imageOf('a') }];
  const { notices, hasAcceptedBaselines } = await inspectAll();
  expect(hasAcceptedBaselines).toBe(true);
  expect(notices).toEqual([
    `1 picture had the accepted pixels only when captured again: ${one.id}.`,
  ]);
});
