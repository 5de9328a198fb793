import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../capture/capture-pictures.ts';
import { acceptedOf, contextOf, imageOf, resultOf } from '../results/report.fixture.ts';
import { findBaselines } from './find-baselines.ts';
import { sortNewestFirst } from './git.ts';
import type { PictureCache } from './picture-cache.ts';
import { recaptureAt } from './recapture.ts';

vi.mock('./recapture.ts', () => ({ recaptureAt: vi.fn() }));
vi.mock('./git.ts', () => ({ sortNewestFirst: vi.fn() }));

const button = resultOf();
const full = { has: () => true } as unknown as PictureCache;
const context = contextOf({
  accepted: new Map([[button.id, acceptedOf()]]),
  cache: { has: () => false } as unknown as PictureCache,
  history: { head: 'head', accepting: new Map([[button.id, 'accepting']]) },
});
const captured = new Map([[button.id, imageOf('d')]]);

/** What each commit shows of the button. */
let shownAt: Record<string, Outcome> = {};

beforeEach(() => {
  shownAt = {};
  vi.mocked(sortNewestFirst).mockImplementation((commits) => [...commits]);
  vi.mocked(recaptureAt).mockReset();
  vi.mocked(recaptureAt).mockImplementation(
    async (commit) => new Map([[button.id, shownAt[commit] ?? { failure: `no ${commit}` }]]),
  );
});

function recapturedCommits(): string[] {
  return vi.mocked(recaptureAt).mock.calls.map(([commit]) => commit);
}

async function findBaseline(own: Partial<typeof context> = {}) {
  const { baselines } = await findBaselines([button], { ...context, ...own }, captured);
  return baselines.get(button.id);
}

test('a picture in the cache is not recaptured', async () => {
  expect(await findBaseline({ cache: full })).toEqual(imageOf('a'));
  expect(recapturedCommits()).toEqual([]);
});

test('with uncommitted changes HEAD is recaptured first', async () => {
  shownAt = { head: imageOf('a') };
  expect(await findBaseline()).toEqual(imageOf('a'));
  expect(recapturedCommits()).toEqual(['head']);
});

test('in a clean checkout the accepting commit is recaptured first', async () => {
  shownAt = { accepting: imageOf('a') };
  expect(await findBaseline({ isAsHead: true })).toEqual(imageOf('a'));
  expect(recapturedCommits()).toEqual(['accepting']);
});

test('in a clean checkout HEAD is what was just captured, so it is not recaptured', async () => {
  vi.mocked(sortNewestFirst).mockReturnValue(['head']);
  expect(await findBaseline({ isAsHead: true })).toEqual(imageOf('d'));
  expect(recapturedCommits()).toEqual([]);
});

test('the accepting commit is recaptured when HEAD does not show the accepted pixels', async () => {
  shownAt = { head: imageOf('b'), accepting: imageOf('a') };
  expect(await findBaseline()).toEqual(imageOf('a'));
  expect(recapturedCommits()).toEqual(['head', 'accepting']);
});

test('when no commit draws the accepted pixels, the baseline is what HEAD looks like here', async () => {
  shownAt = { head: imageOf('b'), accepting: imageOf('c') };
  expect(await findBaseline()).toEqual(imageOf('b'));
});

test('another browser compares with HEAD as it draws it, not with the accepted pixels', async () => {
  shownAt = { head: imageOf('b') };
  expect(await findBaseline({ isPinned: false, cache: full })).toEqual(imageOf('b'));
  expect(recapturedCommits()).toEqual(['head']);
});

test('a picture that cannot be recaptured has the reason', async () => {
  expect(await findBaseline()).toEqual({ failure: 'no head' });
});

test('a picture that was never accepted has no baseline', async () => {
  const found = await findBaselines([resultOf({ id: 'new--one.en-480' })], context, captured);
  expect(found).toEqual({ baselines: new Map(), recaptured: 0 });
});
