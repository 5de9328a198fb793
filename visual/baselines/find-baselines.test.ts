import { expect, test } from 'vitest';
import type { Outcome } from '../capture/capture-pictures.ts';
import type { PictureCache } from '../model/picture-cache.ts';
import { makeAccepted, makeContext, makeImage, makeResult } from '../model/report.fixture.ts';
import { findBaselines } from './find-baselines.ts';

/** Three pictures of the button, of which the first is accepted and the last is what the code shows now. */
const [A, B, D] = [makeImage('a'), makeImage('b'), makeImage('d')];
const button = makeResult();
const cacheWith = (isFull: boolean) => ({ has: () => isFull }) as unknown as PictureCache;
const history = {
  head: 'head',
  accepting: new Map([[button.id, 'accepting']]),
  newestFirst: ['other', 'accepting'],
  latest: { commit: 'latest', readAccepted: () => new Map([[button.id, makeAccepted()]]) },
};
const other = { isPinned: false, cache: cacheWith(true) };
const context = makeContext({
  accepted: new Map([[button.id, makeAccepted()]]),
  cache: cacheWith(false),
  history,
});
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
  const { baselines } = await findBaselines([button], given, recapture);
  return { baseline: baselines.get(button.id), commits };
}

test.each<[string, Parameters<typeof findBaseline>, Outcome | RegExp, string[]]>([
  ['a picture in the cache is not recaptured', [{}, { cache: cacheWith(true) }], A, []],
  ['with uncommitted changes HEAD is recaptured first', [{ head: A }], A, ['head']],
  [
    'in a clean checkout the accepting commit is recaptured first',
    [{ accepting: A }, { isAsHead: true }],
    A,
    ['accepting'],
  ],
  [
    'in a clean checkout of the accepting commit nothing draws other pixels than the accepted ones',
    [{}, { isAsHead: true, history: { ...history, head: 'accepting' } }],
    /accept it again/,
    [],
  ],
  [
    'the accepting commit is recaptured when HEAD does not show the accepted pixels',
    [{ head: B, accepting: A }],
    A,
    ['head', 'accepting'],
  ],
  [
    'when no commit draws the accepted pixels, nothing stands for them',
    [{ head: B, accepting: D }],
    /accept it again/,
    ['head', 'accepting'],
  ],
  [
    'another browser draws the last commit that accepted pictures, not HEAD',
    [{ head: D, latest: B }, other],
    B,
    ['latest'],
  ],
  [
    'another browser compares nothing with itself',
    [{}, { ...other, isAsHead: true, history: { ...history, head: 'latest' } }],
    /^HEAD itself accepted/,
    [],
  ],
  [
    'nor with a commit at which other pixels were accepted',
    [{}, { ...other, accepted: new Map([[button.id, makeAccepted({ pixels: B.hash })]]) }],
    /is not committed/,
    [],
  ],
  [
    'a picture that cannot be recaptured has the reason',
    [],
    /^no accepting$/,
    ['head', 'accepting'],
  ],
  [
    'nothing stands for a picture whose commit is not in this clone',
    [{}, { isAsHead: true, history: { ...history, accepting: new Map(), newestFirst: [] } }],
    /--unshallow/,
    [],
  ],
])('%s', async (_what, given, expected, commits) => {
  const baseline =
    expected instanceof RegExp ? { failure: expect.stringMatching(expected) } : expected;
  expect(await findBaseline(...given)).toEqual({ baseline, commits });
});

test('a picture that was never accepted has no baseline', async () => {
  const found = await findBaselines([makeResult({ story: 'new--one' })], context);
  expect(found).toEqual({ baselines: new Map(), recaptured: 0 });
});
