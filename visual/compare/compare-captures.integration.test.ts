import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PictureCache } from '../baselines/picture-cache.ts';
import { acceptedOf } from '../results/report.fixture.ts';
import type { Image } from '../results/report.ts';
import { judge, judgeGone } from './compare-captures.ts';
import { compareImages } from './compare-images.ts';
import { pixelHash } from './pixels.ts';
import { decodePng } from './png.ts';
import type { Compare } from './run-in-threads.ts';

const folder = await mkdtemp(join(tmpdir(), 'fernblick-judge-'));
const cache = new PictureCache(folder);
const compare: Compare = (before, after) => compareImages(before, after, cache);
afterAll(() => rm(folder, { recursive: true }));

let white: Image;
let dotted: Image;
let higher: Image;
let wider: Image;

beforeAll(async () => {
  white = await kept();
  dotted = await kept({ dot: '#000001' });
  higher = await kept({ height: 31 });
  wider = await kept({ width: 41 });
});

/** Puts a picture with a dot into the cache. */
async function kept({ width = 40, height = 30, dot = '#000000' } = {}): Promise<Image> {
  const spot = { create: { width: 5, height: 5, channels: 3 as const, background: dot } };
  const png = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: spot, top: 10, left: 10 }])
    .png()
    .toBuffer();
  const hash = pixelHash(await decodePng(png));
  await cache.keep(hash, png);
  return { hash, width, height };
}

const line = acceptedOf();

describe('a picture that differs from the accepted one', () => {
  test('by one step of one colour is changed, and has a difference picture', async () => {
    const judged = await judge(white, white, line, dotted, compare);
    expect(judged).toMatchObject({ status: 'changed', changedPixels: 25, before: dotted });
    expect(cache.has(judged.difference?.hash ?? '')).toBe(true);
    expect(judged.accepted).toEqual(line);
  });

  test('in size is changed', async () => {
    const judged = await judge(higher, higher, line, white, compare);
    expect(judged).toMatchObject({ status: 'changed', after: { height: 31 } });
  });

  test('in width is changed, without a difference picture', async () => {
    const judged = await judge(wider, wider, line, white, compare);
    expect(judged).toMatchObject({ status: 'changed', before: white, after: { width: 41 } });
    expect(judged.difference).toBeUndefined();
  });

  test('is new when none has been accepted yet', async () => {
    expect(await judge(white, white, undefined, undefined, compare)).toMatchObject({
      status: 'new',
      after: white,
    });
  });

  test('is equal when the second capture has the accepted pixels', async () => {
    const accepted = { ...line, pixels: dotted.hash };
    const judged = await judge(white, dotted, accepted, undefined, compare);
    expect(judged).toMatchObject({ status: 'equal', reason: expect.stringMatching(/again/) });
  });

  test('is unstable when two captures differ', async () => {
    const judged = await judge(white, dotted, line, white, compare);
    expect(judged).toMatchObject({ status: 'unstable', before: white, after: dotted });
  });

  test('is changed when the accepted one cannot be drawn, with the reason', async () => {
    const judged = await judge(white, white, line, { failure: 'no such commit' }, compare);
    expect(judged).toMatchObject({ status: 'changed', reason: expect.stringMatching(/no such/) });
  });
});

describe('when no commit draws the accepted pixels', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('a picture that is the same as HEAD here is equal, any other is changed', async () => {
    vi.stubEnv('CI', '');
    expect((await judge(white, white, line, white, compare)).status).toBe('equal');
    expect((await judge(white, white, line, dotted, compare)).status).toBe('changed');
  });

  test('it is changed in CI, where a wrong hash must not pass for another machine', async () => {
    vi.stubEnv('CI', 'true');
    expect(await judge(white, white, line, white, compare)).toMatchObject({
      status: 'changed',
      reason: expect.stringMatching(/accept it again/),
    });
  });
});

test('a picture whose story is gone shows the accepted picture, if it can be drawn', () => {
  expect(judgeGone(line, { failure: 'no' })).toMatchObject({ status: 'gone', accepted: line });
  expect(judgeGone(acceptedOf({ pixels: white.hash }), white)).toMatchObject({ before: white });
  expect(judgeGone(line, white)).not.toHaveProperty('before');
});
