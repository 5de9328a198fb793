import { beforeEach, expect, test, vi } from 'vitest';
import { PictureCache } from '../baselines/picture-cache.ts';
import { imageOf, resultOf } from '../results/report.fixture.ts';
import type { Picture } from '../results/report.ts';
import {
  type CapturedPicture,
  type Captures,
  capturePictures,
  hashOf,
} from './capture-pictures.ts';
import { MAX_RETRIED, retry } from './retry.ts';

vi.mock('./capture-pictures.ts', async (original) => ({
  ...(await original<object>()),
  capturePictures: vi.fn(),
}));

const WIDTHS = [360, 960, 1440];
const evidence = { texts: 'a text', variables: [] };

/** Pictures of stories in three widths, of which the first is a phone's. */
function picturesOf(stories: number): Picture[] {
  return Array.from({ length: stories }, (_, index) => `a--${index}`).flatMap((story) =>
    WIDTHS.map((width) =>
      resultOf({ id: `${story}.en-${width}`, story, mode: { ...resultOf().mode, width } }),
    ),
  );
}

const many = picturesOf(Math.ceil((MAX_RETRIED + 1) / WIDTHS.length));
const first = new Map<string, CapturedPicture>(many.map(({ id }) => [id, imageOf('a')]));
const build = { workbench: '', site: '' };
const cache = new PictureCache();

/** Pictures that look different the second time. */
let unstable: string[] = [];

beforeEach(() => {
  unstable = [];
  vi.mocked(capturePictures).mockReset();
  vi.mocked(capturePictures).mockImplementation(async (_built, pictures): Promise<Captures> => {
    const hashOf = (id: string) => (unstable.includes(id) ? 'b' : 'a');
    const taken = pictures.map(({ id }) => [id, { ...imageOf(hashOf(id)), evidence }] as const);
    const measured = { captured: pictures.length, retried: 0, seconds: 1 };
    return { outcomes: new Map(taken), measured };
  });
});

function idsOf(call: number): string[] {
  return vi.mocked(capturePictures).mock.calls[call]?.[1].map(({ id }) => id) ?? [];
}

test('few pictures are all captured again, in reverse order', async () => {
  const few = picturesOf(2);
  await retry(few, first, build, cache);
  expect(idsOf(0)).toEqual(few.map(({ id }) => id).toReversed());
});

test('of many, one picture of each story and kind of page is, and lends its evidence', async () => {
  const outcomes = await retry(many, first, build, cache);
  const sampled = many.filter(({ mode }) => mode.width !== 1440).map(({ id }) => id);
  expect(idsOf(0)).toEqual(sampled.toReversed());
  expect(idsOf(1)).toEqual([]);
  expect(outcomes.get('a--0.en-1440')).toEqual({ ...imageOf('a'), evidence });
  expect(outcomes.size).toBe(many.length);
});

test('where the sample is unstable, the others of its story are captured again, too', async () => {
  unstable = ['a--1.en-960', 'a--1.en-1440'];
  const outcomes = await retry(many, first, build, cache);
  expect(idsOf(1)).toEqual(['a--1.en-1440']);
  expect(hashOf(outcomes.get('a--1.en-1440'))).not.toBe(hashOf(first.get('a--1.en-1440')));
});
