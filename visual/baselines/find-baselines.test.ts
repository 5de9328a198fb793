import { expect, test } from 'vitest';
import type { Outcome } from '../capture/capture-pictures.ts';
import { makeAccepted, makeContext, makeImage, makeResult } from '../results/report.fixture.ts';
import { findBaselines } from './find-baselines.ts';
import type { PictureCache } from './picture-cache.ts';

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
const captured = new Map([[button.id, makeImage('d')]]);

/**
 * The baseline of the button, and which commits were recaptured for it.
 * @param shownAt how the button looks at each commit
 */
async function findBaseline(
  shownAt: Record<string, Outcome> = {},
  own: Partial<typeof context> = {},
) {
  const commits: string[] = [];
  const { baselines } = await findBaselines(
    [button],
    { ...context, ...own },
    captured,
    async (commit) => {
      commits.push(commit);
      return new Map([[button.id, shownAt[commit] ?? { failure: `no ${commit}` }]]);
    },
  );
  return { baseline: baselines.get(button.id), commits };
}

test.each<[string, Parameters<typeof findBaseline>, Outcome, string[]]>([
  [
    'a picture in the cache is not recaptured',
    [{}, { cache: cacheWith(true) }],
    makeImage('a'),
    [],
  ],
  [
    'with uncommitted changes HEAD is recaptured first',
    [{ head: makeImage('a') }],
    makeImage('a'),
    ['head'],
  ],
  [
    'in a clean checkout the accepting commit is recaptured first',
    [{ accepting: makeImage('a') }, { isAsHead: true }],
    makeImage('a'),
    ['accepting'],
  ],
  [
    'in a clean checkout HEAD is what was just captured, so it is not recaptured',
    [{}, { isAsHead: true, history: { ...history, head: 'accepting' } }],
    makeImage('d'),
    [],
  ],
  [
    'the accepting commit is recaptured when HEAD does not show the accepted pixels',
    [{ head: makeImage('b'), accepting: makeImage('a') }],
    makeImage('a'),
    ['head', 'accepting'],
  ],
  [
    'when no commit draws the accepted pixels, the baseline is what HEAD looks like here',
    [{ head: makeImage('b'), accepting: makeImage('c') }],
    makeImage('b'),
    ['head', 'accepting'],
  ],
  [
    'another browser compares with HEAD as it draws it, not with the accepted pixels',
    [{ head: makeImage('b') }, { isPinned: false, cache: cacheWith(true) }],
    makeImage('b'),
    ['head'],
  ],
  [
    'a picture that cannot be recaptured has the reason',
    [],
    { failure: 'no head' },
    ['head', 'accepting'],
  ],
])('%s', async (_what, given, baseline, commits) => {
  expect(await findBaseline(...given)).toEqual({ baseline, commits });
});

test('a picture that was never accepted has no baseline', async () => {
  const found = await findBaselines([makeResult({ id: 'new--one.en-480' })], context, captured);
  expect(found).toEqual({ baselines: new Map(), recaptured: 0 });
});
