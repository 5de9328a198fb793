import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { judge, judgeGone } from './judge.ts';
import { PictureCache } from './picture-cache.ts';
import { pixelHash } from './pixel-hash.ts';
import { decodePng } from './png.ts';
import { acceptedOf } from './report.fixture.ts';
import type { Image } from './report.ts';

const folder = await mkdtemp(join(tmpdir(), 'fernblick-judge-'));
const cache = new PictureCache(folder);
afterAll(() => rm(folder, { recursive: true }));

let white: Image;
let dotted: Image;
let higher: Image;

beforeAll(async () => {
  white = await kept();
  dotted = await kept({ dot: '#000001' });
  higher = await kept({ height: 31 });
});

/** A picture with a dot, in the cache. */
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

describe('a picture that is not as accepted', () => {
  test('with one colour a step away is changed, and shows where', async () => {
    const judged = await judge(white, white, line, { accepted: dotted }, cache);
    expect(judged).toMatchObject({ status: 'changed', changedPixels: 25, before: dotted });
    expect(await cache.has(judged.difference?.hash ?? '')).toBe(true);
    expect(judged.accepted).toEqual(line);
  });

  test('of another size is changed', async () => {
    const judged = await judge(higher, higher, line, { accepted: white }, cache);
    expect(judged).toMatchObject({ status: 'changed', after: { height: 31 } });
  });

  test('that nobody accepted yet is new', async () => {
    expect(await judge(white, white, undefined, undefined, cache)).toMatchObject({
      status: 'new',
      after: white,
    });
  });

  test('that differs between two captures is unstable, whatever was accepted', async () => {
    const judged = await judge(white, dotted, line, { accepted: white }, cache);
    expect(judged).toMatchObject({ status: 'unstable', before: white, after: dotted });
  });

  test('is changed when the accepted one cannot be shown, and says why', async () => {
    const judged = await judge(white, white, line, { problem: 'no such commit' }, cache);
    expect(judged).toMatchObject({ status: 'changed', reason: expect.stringMatching(/no such/) });
  });
});

describe('where no commit draws the accepted pixels', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('a picture as HEAD looks here is equal, and another one is changed', async () => {
    vi.stubEnv('CI', '');
    expect((await judge(white, white, line, { here: white }, cache)).status).toBe('equal');
    expect((await judge(white, white, line, { here: dotted }, cache)).status).toBe('changed');
  });

  test('the gate stays closed in CI: an invented hash is not another machine', async () => {
    vi.stubEnv('CI', 'true');
    expect(await judge(white, white, line, { here: white }, cache)).toMatchObject({
      status: 'changed',
      reason: expect.stringMatching(/accept it again/),
    });
  });
});

test('a picture whose story is gone shows what was accepted, if that can be drawn', () => {
  expect(judgeGone(line, { problem: 'no' })).toMatchObject({ status: 'gone', accepted: line });
  expect(judgeGone(line, { accepted: white })).toMatchObject({ before: white });
});
