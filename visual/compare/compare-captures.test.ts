import { expect, test } from 'vitest';
import { createSharedFolder } from '../../lib/temporary-folder.fixture.ts';
import type { Outcome } from '../capture/capture-pictures.ts';
import type { Accepted } from '../model/decisions.ts';
import { PictureCache } from '../model/picture-cache.ts';
import { makeAccepted } from '../model/report.fixture.ts';
import type { Image } from '../model/report.ts';
import { compareCaptures, compareRemoved } from './compare-captures.ts';
import { compareImages } from './difference.ts';
import { fill, keep, paint } from './paint.fixture.ts';

const cache = new PictureCache(await createSharedFolder());

const DOT = { x: 10, y: 10, width: 5, height: 5 };
const white = await keep(cache, fill(40, 30));
const dotted = await keep(cache, paint(fill(40, 30), DOT, 0xfffffe));
const higher = await keep(cache, fill(40, 31));
const wider = await keep(cache, fill(41, 30));
const line = makeAccepted();

function judge(first: Image, after: Image, accepted?: Accepted, baseline?: Outcome) {
  return compareCaptures(first, after, accepted, baseline, (before, shown) =>
    compareImages(before, shown, cache),
  );
}

test('a picture that differs by one step of one colour is changed, with a difference picture', async () => {
  const compared = await judge(white, white, line, dotted);
  expect(compared).toMatchObject({ status: 'changed', changedPixels: 25, before: dotted });
  expect(cache.has(compared.difference?.hash ?? '')).toBe(true);
  expect(compared.accepted).toEqual(line);
});

test('one that differs in width is changed, without a difference picture', async () => {
  const compared = await judge(wider, wider, line, white);
  expect(compared).toMatchObject({ status: 'changed', before: white, after: { width: 41 } });
  expect(compared.difference).toBeUndefined();
});

test.each<[string, Parameters<typeof judge>, object]>([
  ['in height is changed', [higher, higher, line, white], { status: 'changed', after: higher }],
  ['and was never accepted is new', [white, white], { status: 'new', after: white }],
  [
    'but whose second capture has the accepted pixels is equal',
    [white, dotted, { ...line, pixels: dotted.hash }],
    { status: 'equal', reason: expect.stringMatching(/again/) },
  ],
  [
    'from its second capture is unstable',
    [white, dotted, line, white],
    { status: 'unstable', before: white, after: dotted },
  ],
  [
    'and whose baseline cannot be recaptured is changed, with the reason',
    [white, white, line, { failure: 'no such commit' }],
    { status: 'changed', reason: expect.stringMatching(/no such/) },
  ],
])('a picture that differs %s', async (_how, given, found) => {
  expect(await judge(...given)).toMatchObject(found);
});

test('a picture whose story is removed shows the accepted picture, if it can be drawn', () => {
  const removed = compareRemoved(line, { failure: 'no' });
  expect(removed).toMatchObject({ status: 'removed', accepted: line });
  const drawn = compareRemoved(makeAccepted({ pixels: white.hash }), white);
  expect(drawn).toMatchObject({ before: white });
  expect(compareRemoved(line, white)).not.toHaveProperty('before');
});
