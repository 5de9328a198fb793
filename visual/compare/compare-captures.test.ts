import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PictureCache } from '../baselines/picture-cache.ts';
import { acceptedOf } from '../results/report.fixture.ts';
import type { Image } from '../results/report.ts';
import { compareCaptures, compareRemoved } from './compare-captures.ts';
import { compareImages } from './compare-images.ts';
import { pixelHash } from './pixels.ts';
import { decodePng } from './png.ts';
import type { Compare } from './run-in-threads.ts';

const folder = await mkdtemp(join(tmpdir(), 'fernblick-compare-'));
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
    const compared = await compareCaptures(white, white, line, dotted, compare);
    expect(compared).toMatchObject({ status: 'changed', changedPixels: 25, before: dotted });
    expect(cache.has(compared.difference?.hash ?? '')).toBe(true);
    expect(compared.accepted).toEqual(line);
  });

  test('in size is changed', async () => {
    const compared = await compareCaptures(higher, higher, line, white, compare);
    expect(compared).toMatchObject({ status: 'changed', after: { height: 31 } });
  });

  test('in width is changed, without a difference picture', async () => {
    const compared = await compareCaptures(wider, wider, line, white, compare);
    expect(compared).toMatchObject({ status: 'changed', before: white, after: { width: 41 } });
    expect(compared.difference).toBeUndefined();
  });

  test('is new when none has been accepted yet', async () => {
    expect(await compareCaptures(white, white, undefined, undefined, compare)).toMatchObject({
      status: 'new',
      after: white,
    });
  });

  test('is equal when the second capture has the accepted pixels', async () => {
    const accepted = { ...line, pixels: dotted.hash };
    const compared = await compareCaptures(white, dotted, accepted, undefined, compare);
    expect(compared).toMatchObject({ status: 'equal', reason: expect.stringMatching(/again/) });
  });

  test('is unstable when two captures differ', async () => {
    const compared = await compareCaptures(white, dotted, line, white, compare);
    expect(compared).toMatchObject({ status: 'unstable', before: white, after: dotted });
  });

  test('is changed when the accepted one cannot be recaptured, with the reason', async () => {
    const compared = await compareCaptures(
      white,
      white,
      line,
      { failure: 'no such commit' },
      compare,
    );
    expect(compared).toMatchObject({ status: 'changed', reason: expect.stringMatching(/no such/) });
  });
});

describe('when no commit draws the accepted pixels', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('a picture that is the same as HEAD here is equal, any other is changed', async () => {
    vi.stubEnv('CI', '');
    expect((await compareCaptures(white, white, line, white, compare)).status).toBe('equal');
    expect((await compareCaptures(white, white, line, dotted, compare)).status).toBe('changed');
  });

  test('it is changed in CI, where a wrong hash must not pass for another machine', async () => {
    vi.stubEnv('CI', 'true');
    expect(await compareCaptures(white, white, line, white, compare)).toMatchObject({
      status: 'changed',
      reason: expect.stringMatching(/accept it again/),
    });
  });
});

test('a picture whose story is removed shows the accepted picture, if it can be drawn', () => {
  expect(compareRemoved(line, { failure: 'no' })).toMatchObject({
    status: 'removed',
    accepted: line,
  });
  expect(compareRemoved(acceptedOf({ pixels: white.hash }), white)).toMatchObject({
    before: white,
  });
  expect(compareRemoved(line, white)).not.toHaveProperty('before');
});
