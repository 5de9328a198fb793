import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBaselines } from '../baselines/find-baselines.ts';
import { PictureCache } from '../baselines/picture-cache.ts';
import { isPinned } from '../capture/browser.ts';
import { type Captures, take } from '../capture/capture-pictures.ts';
import type { FindCauses } from '../causes/find-causes.ts';
import { judge } from '../compare/compare-captures.ts';
import { acceptedOf, imageOf, resultOf } from '../results/report.fixture.ts';
import type { Image } from '../results/report.ts';
import { type Examination, examine } from './inspect.ts';

vi.mock('../capture/capture-pictures.ts', async (original) => ({
  ...(await original<object>()),
  take: vi.fn(),
}));
vi.mock('../baselines/find-baselines.ts', () => ({ findBaselines: vi.fn() }));
vi.mock('../capture/browser.ts', () => ({ isPinned: vi.fn() }));
vi.mock('../compare/compare-captures.ts', async (original) => ({
  ...(await original<object>()),
  judge: vi.fn(),
}));

const one = resultOf({ id: 'a--one.en-360' });
const two = resultOf({ id: 'a--two.en-360' });
const accepted = new Map([one, two].map(({ id }) => [id, acceptedOf()]));

const causesOf: FindCauses = ({ id }, evidence) => [
  { kind: 'other', file: id, detail: evidence?.texts ?? 'no evidence' },
];

/** What each round of captures shows, in order. */
let captures: Record<string, Image | string>[] = [];

beforeEach(() => {
  captures = [];
  vi.mocked(take).mockReset();
  vi.mocked(take).mockImplementation(async (_built, pictures) => {
    const shown = captures.shift() ?? {};
    const captured: Captures = {
      outcomes: new Map(),
      measured: { captured: pictures.length, repeated: 0, seconds: 1 },
    };
    for (const { id } of pictures) {
      const result = shown[id] ?? imageOf('a');
      captured.outcomes.set(id, typeof result === 'string' ? { failure: result } : result);
    }
    return captured;
  });
  vi.mocked(isPinned).mockReturnValue(true);
  vi.mocked(findBaselines).mockReset();
  vi.mocked(findBaselines).mockResolvedValue({ baselines: new Map(), drawn: 0 });
  vi.mocked(judge).mockReset();
  vi.mocked(judge).mockResolvedValue({ status: 'changed', reason: 'it differs' });
});

afterEach(() => vi.unstubAllEnvs());

function examined(pictures = [one, two], gone: (typeof one)[] = []) {
  const shared = { accepted, cache: new PictureCache(), causesOf };
  return examine(pictures, gone, shared as unknown as Examination);
}

async function statuses(...shown: Parameters<typeof examined>) {
  const { judgements, notices } = await examined(...shown);
  const entries = [...judgements].map(([id, { status }]) => [id, status]);
  return { ...Object.fromEntries(entries), notices: notices.length };
}

function idsOf(call: number): string[] {
  return vi.mocked(take).mock.calls[call]?.[1].map(({ id }) => id) ?? [];
}

test('pictures with the accepted hash are equal, and nothing is drawn for them', async () => {
  expect(await statuses()).toEqual({ [one.id]: 'equal', [two.id]: 'equal', notices: 0 });
  expect(idsOf(1)).toEqual([]);
  expect(vi.mocked(findBaselines).mock.calls.flatMap(([pictures]) => pictures)).toEqual([]);
});

test('what differs is captured again in reverse order, with evidence, and judged', async () => {
  captures = [
    { [one.id]: imageOf('b'), [two.id]: imageOf('c') },
    { [one.id]: imageOf('b'), [two.id]: imageOf('d') },
  ];
  expect(await statuses()).toMatchObject({ [one.id]: 'changed', [two.id]: 'changed' });
  expect(idsOf(1)).toEqual([two.id, one.id]);
  expect(vi.mocked(take).mock.calls[1]?.[3]).toBe(true);
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
  vi.mocked(judge).mockResolvedValueOnce({ status: 'changed', reason: '' });
  vi.mocked(judge).mockResolvedValueOnce({ status: 'new', reason: '' });
  const { judgements } = await examined();
  expect(judgements.get(one.id)?.causes).toMatchObject([{ file: one.id, detail: 'a text' }]);
  expect(judgements.get(two.id)).not.toHaveProperty('causes');
});

test('what cannot be captured the first or the second time has failed', async () => {
  captures = [{ [one.id]: 'it threw', [two.id]: imageOf('b') }, { [two.id]: 'it threw' }];
  expect(await statuses()).toMatchObject({ [one.id]: 'failed', [two.id]: 'failed' });
});

test('an accepted picture that no longer exists is gone', async () => {
  expect(await statuses([two], [one])).toMatchObject({ [one.id]: 'gone', [two.id]: 'equal' });
});

test('another browser compares with HEAD as it draws it, and repeats only what differs', async () => {
  vi.mocked(isPinned).mockReturnValue(false);
  captures = [{ [one.id]: imageOf('b'), [two.id]: imageOf('c') }, { [two.id]: imageOf('c') }];
  vi.mocked(findBaselines).mockResolvedValueOnce({
    baselines: new Map([
      [one.id, imageOf('b')],
      [two.id, imageOf('d')],
    ]),
    drawn: 2,
  });
  expect(await statuses()).toEqual({ [one.id]: 'equal', [two.id]: 'changed', notices: 1 });
  expect(idsOf(1)).toEqual([two.id]);
  expect(vi.mocked(judge).mock.calls[0]?.[3]).toEqual(imageOf('d'));
});

test('an equal picture says what it is the same as', async () => {
  vi.mocked(isPinned).mockReturnValue(false);
  captures = [{ [one.id]: imageOf('b') }, {}];
  const baselines = new Map([[one.id, imageOf('b')]]);
  vi.mocked(findBaselines).mockResolvedValueOnce({ baselines, drawn: 1 });
  const { judgements } = await examined();
  expect(judgements.get(one.id)?.reason).toBe('same as HEAD on this machine');
  expect(judgements.get(two.id)?.reason).toBe('same as accepted');
});

test('what has the accepted pixels only when captured again is named', async () => {
  captures = [{ [one.id]: imageOf('b') }, { [one.id]: imageOf('a') }];
  const { notices, drawsAsAccepted } = await examined();
  expect(drawsAsAccepted).toBe(true);
  expect(notices).toEqual([
    `1 picture had the accepted pixels only when captured again: ${one.id}.`,
  ]);
});
