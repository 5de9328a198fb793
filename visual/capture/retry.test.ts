import { expect, test, vi } from 'vitest';
import { makeImage, makeResult } from '../model/report.fixture.ts';
import type { Picture } from '../model/report.ts';
import { type CapturePictures, getHash } from './capture-pictures.ts';
import { MAX_RETRIED, retry } from './retry.ts';

const WIDTHS = [360, 960, 1440];
const evidence = { elements: [], owners: [], variables: [], ground: 0 };

/** Pictures of stories in three widths, of which the first is a phone's. */
function planStory(stories: number): Picture[] {
  return Array.from({ length: stories }, (_, index) => `a--${index}`).flatMap((story) =>
    WIDTHS.map((width) => makeResult({ story, mode: { width } })),
  );
}

const many = planStory(Math.ceil((MAX_RETRIED + 1) / WIDTHS.length));

/** Captures again pictures that all looked the same the first time, of which some now look different. */
async function retried(differing: readonly Picture[], unstable: readonly string[] = []) {
  const capture = vi.fn<CapturePictures>(async (pictures) => {
    const taken = pictures.map(
      ({ id }) => [id, { ...makeImage(unstable.includes(id) ? 'b' : 'a'), evidence }] as const,
    );
    const measured = { captured: pictures.length, retried: 0, seconds: 1 };
    return { outcomes: new Map(taken), measured };
  });
  const first = new Map(differing.map(({ id }) => [id, { ...makeImage('a'), evidence }]));
  const outcomes = await retry(differing, first, capture);
  return { outcomes, rounds: capture.mock.calls.map(([round]) => round.map(({ id }) => id)) };
}

test('few pictures are all captured again, in reverse order', async () => {
  const few = planStory(2);
  expect((await retried(few)).rounds).toEqual([few.map(({ id }) => id).toReversed()]);
});

test('of many, one picture of each story and kind of page is; the others keep their own evidence', async () => {
  const { outcomes, rounds } = await retried(many);
  const sampled = many.filter(({ mode }) => mode.width !== 1440).map(({ id }) => id);
  expect(rounds).toEqual([sampled.toReversed(), []]);
  expect(outcomes.get('a--0.en-1440')).toEqual({ ...makeImage('a'), evidence });
  expect(outcomes.size).toBe(many.length);
});

test('of many, those in other languages, brands and states are samples of their own', async () => {
  const own = [
    { locale: 'de', width: 1440 },
    { brand: 'fernblick-wohnen', width: 1440 },
    { state: 'dark', width: 1440 },
  ] as const;
  const others = own.map((mode) => makeResult({ story: 'a--0', mode }));
  const { rounds } = await retried([...many, ...others]);
  expect(rounds[0]).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
});

test('where the sample is unstable, the others of its story are captured again, too', async () => {
  const { outcomes, rounds } = await retried(many, ['a--1.en-960', 'a--1.en-1440']);
  expect(rounds[1]).toEqual(['a--1.en-1440']);
  expect(getHash(outcomes.get('a--1.en-1440'))).not.toBe(makeImage('a').hash);
});
