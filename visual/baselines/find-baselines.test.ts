import { beforeEach, expect, test, vi } from 'vitest';
import { isPinned } from '../capture/browser.ts';
import type { Outcome } from '../capture/capture-pictures.ts';
import { acceptedOf, imageOf, resultOf } from '../results/report.fixture.ts';
import { findBaselines } from './find-baselines.ts';
import { acceptingCommits, headCommit, newestFirst } from './git.ts';
import type { PictureCache } from './picture-cache.ts';
import { drawAt } from './recapture.ts';
import { isAsHead } from './worktree.ts';

vi.mock('../capture/browser.ts', () => ({ isPinned: vi.fn() }));
vi.mock('./recapture.ts', () => ({ drawAt: vi.fn() }));
vi.mock('./git.ts', () => ({
  acceptingCommits: vi.fn(),
  headCommit: vi.fn(),
  newestFirst: vi.fn(),
}));
vi.mock('./worktree.ts', () => ({ isAsHead: vi.fn() }));

const button = resultOf();
const accepted = new Map([[button.id, acceptedOf()]]);
const graph = { root: '', built: [], stories: new Map() };
const empty = { has: () => false } as unknown as PictureCache;

const taken = new Map([[button.id, imageOf('d')]]);

/** What each commit draws for the button. */
let drawings: Record<string, Outcome> = {};

beforeEach(() => {
  drawings = {};
  vi.mocked(isPinned).mockReturnValue(true);
  vi.mocked(headCommit).mockReturnValue('head');
  vi.mocked(isAsHead).mockResolvedValue(false);
  vi.mocked(acceptingCommits).mockReturnValue(new Map([[button.id, 'accepting']]));
  vi.mocked(newestFirst).mockImplementation((commits) => [...commits]);
  vi.mocked(drawAt).mockReset();
  vi.mocked(drawAt).mockImplementation(
    async (commit) => new Map([[button.id, drawings[commit] ?? { failure: `no ${commit}` }]]),
  );
});

function commitsDrawn(): string[] {
  return vi.mocked(drawAt).mock.calls.map(([commit]) => commit);
}

async function baseline(cache = empty) {
  const { baselines } = await findBaselines([button], { accepted, cache, graph }, taken);
  return baselines.get(button.id);
}

test('a picture in the cache is not drawn', async () => {
  const cache = { has: () => true } as unknown as PictureCache;
  expect(await baseline(cache)).toEqual(imageOf('a'));
  expect(commitsDrawn()).toEqual([]);
});

test('with uncommitted changes HEAD is drawn first', async () => {
  drawings = { head: imageOf('a') };
  expect(await baseline()).toEqual(imageOf('a'));
  expect(commitsDrawn()).toEqual(['head']);
});

test('in a clean checkout the accepting commit is drawn first', async () => {
  vi.mocked(isAsHead).mockResolvedValue(true);
  drawings = { accepting: imageOf('a') };
  expect(await baseline()).toEqual(imageOf('a'));
  expect(commitsDrawn()).toEqual(['accepting']);
});

test('in a clean checkout HEAD is what was just captured, so it is not drawn', async () => {
  vi.mocked(isAsHead).mockResolvedValue(true);
  vi.mocked(newestFirst).mockReturnValue(['head']);
  expect(await baseline()).toEqual(imageOf('d'));
  expect(commitsDrawn()).toEqual([]);
});

test('the accepting commit is drawn when HEAD does not show the accepted pixels', async () => {
  drawings = { head: imageOf('b'), accepting: imageOf('a') };
  expect(await baseline()).toEqual(imageOf('a'));
  expect(commitsDrawn()).toEqual(['head', 'accepting']);
});

test('when no commit draws the accepted pixels, the baseline is what HEAD looks like here', async () => {
  drawings = { head: imageOf('b'), accepting: imageOf('c') };
  expect(await baseline()).toEqual(imageOf('b'));
});

test('another browser compares with HEAD as it draws it, not with the accepted pixels', async () => {
  vi.mocked(isPinned).mockReturnValue(false);
  drawings = { head: imageOf('b') };
  const cache = { has: () => true } as unknown as PictureCache;
  expect(await baseline(cache)).toEqual(imageOf('b'));
  expect(commitsDrawn()).toEqual(['head']);
});

test('a picture that cannot be drawn has the reason', async () => {
  expect(await baseline()).toEqual({ failure: 'no head' });
  vi.mocked(acceptingCommits).mockReturnValue(new Map());
  drawings = { head: { failure: 'the story throws' } };
  expect(await baseline()).toEqual({ failure: 'the story throws' });
});

test('a picture that was never accepted has no baseline', async () => {
  const run = { accepted, cache: empty, graph };
  const found = await findBaselines([resultOf({ id: 'new--one.en-480' })], run, taken);
  expect(found).toEqual({ baselines: new Map(), drawn: 0 });
});
