import { expect, test } from 'vitest';
import type { Outcome } from '../capture/capture-pictures.ts';
import { makeAccepted, makeContext, makeImage, makeResult } from '../results/report.fixture.ts';
import { findBaselines } from './find-baselines.ts';
import type { PictureCache } from './picture-cache.ts';

/** Three pictures of the button, of which the first is accepted and the last is what the code shows now. */
const [A, B, D] = [makeImage('a'), makeImage('b'), makeImage('d')];
const button = makeResult();
const cacheWith = (isFull: boolean) => ({ has: () => isFull }) as unknown as PictureCache;
const history = {
  head: 'head',
  accepting: new Map([[button.id, 'accepting']]),
  newestFirst: ['other', 'accepting'],
};
const context = makeContext({
  accepted: new Map([[button.id, makeAccepted()]]),
  cache: cacheWith(false),
  history,
});
const captured = new Map([[button.id, D]]);

/**
 * The baseline of the button, and which commits were recaptured for it.
 * @param shownAt how the button looks at each commit
 */
async function findBaseline(
  shownAt: Record<string, Outcome> = {},
  own: Partial<typeof context> = {},
) {
  const commits: string[] = [];
  const recapture = async (commit: string) => {
    commits.push(commit);
    return new Map([[button.id, shownAt[commit] ?? { failure: `no ${commit}` }]]);
  };
  const given = { ...context, ...own };
  const { baselines } = await findBaselines([button], given, captured, recapture);
  return { baseline: baselines.get(button.id), commits };
}

test.each<[string, Parameters<typeof findBaseline>, Outcome, string[]]>([
  ['a picture in the cache is not recaptured', [{}, { cache: cacheWith(true) }], A, []],
  ['with uncommitted changes HEAD is recaptured first', [{ head: A }], A, ['head']],
  [
    'in a clean checkout the accepting commit is recaptured first',
    [{ accepting: A }, { isAsHead: true }],
    A,
    ['accepting'],
  ],
  [
    'in a clean checkout HEAD is what was just captured, so it is not recaptured',
    [{}, { isAsHead: true, history: { ...history, head: 'accepting' } }],
    D,
    [],
  ],
  [
    'the accepting commit is recaptured when HEAD does not show the accepted pixels',
    [{ head: B, accepting: A }],
    A,
    ['head', 'accepting'],
  ],
  [
    'when no commit draws the accepted pixels, the baseline is what HEAD looks like here',
    [{ head: B, accepting: D }],
    B,
    ['head', 'accepting'],
  ],
  [
    'another browser compares with HEAD as it draws it, not with the accepted pixels',
    [{ head: B }, { isPinned: false, cache: cacheWith(true) }],
    B,
    ['head'],
  ],
  [
    'a picture that cannot be recaptured has the reason',
    [],
    { failure: 'no accepting' },
    ['head', 'accepting'],
  ],
  [
    'what HEAD looks like stands for no picture whose own commit cannot be recaptured',
    [{ other: B }, { isAsHead: true }],
    { failure: 'no accepting' },
    ['accepting'],
  ],
  [
    'nor for one whose commit is not in this clone',
    [{}, { isAsHead: true, history: { ...history, newestFirst: [] } }],
    { failure: 'this clone lacks commit accepting' },
    [],
  ],
])('%s', async (_what, given, baseline, commits) => {
  expect(await findBaseline(...given)).toEqual({ baseline, commits });
});

test('a picture that was never accepted has no baseline', async () => {
  const found = await findBaselines([makeResult({ id: 'new--one.en-480' })], context, captured);
  expect(found).toEqual({ baselines: new Map(), recaptured: 0 });
});
