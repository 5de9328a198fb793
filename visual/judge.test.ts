import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sha256 } from './baselines.ts';
import type { Photograph } from './capture/capture.ts';
import type { Entry } from './decisions.ts';
import { judge, judgeEqual, showTheSame } from './judge.ts';
import { decodePng, encodePng } from './png.ts';

/** A white picture with a dark dot, as the browser would give it: not the smallest PNG. */
async function photograph({ width = 40, height = 30, dot = '#000000' } = {}): Promise<Photograph> {
  const spot = { create: { width: 5, height: 5, channels: 3 as const, background: dot } };
  const png = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: spot, top: 10, left: 10 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png, width, height, isEmpty: false };
}

async function baselineOf({ png }: Photograph): Promise<Buffer> {
  return await encodePng(await decodePng(png));
}

function acceptedAs(png: Buffer): Entry {
  return { capture: sha256(png) } as Entry;
}

describe('a picture', () => {
  test('with the bytes that were accepted is equal', async () => {
    const same = await photograph();
    const known = { baseline: await baselineOf(same), accepted: acceptedAs(same.png) };
    expect(await judgeEqual(same, known)).toMatchObject({
      verdict: 'equal',
      reason: expect.stringMatching(/bytes/),
    });
  });

  test('with other bytes and the same pixels is equal', async () => {
    const same = await photograph();
    const known = { baseline: await baselineOf(same), accepted: undefined };
    expect(await judgeEqual(same, known)).toMatchObject({ verdict: 'equal' });
  });

  test('with one colour a step away is changed', async () => {
    const known = { baseline: await baselineOf(await photograph()), accepted: undefined };
    const other = await photograph({ dot: '#000001' });
    expect(await judgeEqual(other, known)).toBeUndefined();
    expect(await judge(other, known)).toMatchObject({ verdict: 'changed', changedPixels: 25 });
  });

  test('of another size is changed', async () => {
    const known = { baseline: await baselineOf(await photograph()), accepted: undefined };
    const judgement = await judge(await photograph({ height: 31 }), known);
    expect(judgement).toMatchObject({ verdict: 'changed', after: { height: 31 } });
  });

  test('without a baseline is new, never equal', async () => {
    const known = { baseline: undefined, accepted: undefined };
    expect(await judgeEqual(await photograph(), known)).toBeUndefined();
    expect(await judge(await photograph(), known)).toMatchObject({ verdict: 'new' });
  });
});

describe('no picture can be trusted', () => {
  const known = { baseline: undefined, accepted: undefined };

  test('that is cut off', async () => {
    const whole = await photograph({ width: 400, height: 300 });
    const half = { ...whole, png: whole.png.subarray(0, whole.png.length / 2) };
    expect(await judge(half, known)).toMatchObject({
      verdict: 'failed',
      reason: expect.stringMatching(/cannot be read/),
    });
  });

  test('that is smaller than its story', async () => {
    const short = { ...(await photograph()), height: 60 };
    expect(await judge(short, known)).toMatchObject({
      verdict: 'failed',
      reason: 'the capture is cut off: 40 x 30 px instead of 40 x 60 px',
    });
  });

  test('that is empty, unless its story is about showing nothing', async () => {
    const empty = await photograph({ dot: '#ffffff' });
    expect(await judge(empty, known)).toMatchObject({
      verdict: 'failed',
      reason: expect.stringMatching(/empty/),
    });
    expect(await judge({ ...empty, isEmpty: true }, known)).toMatchObject({ verdict: 'new' });
    expect(await judge({ ...(await photograph()), isEmpty: true }, known)).toMatchObject({
      verdict: 'failed',
    });
  });

  test('whose baseline is corrupt', async () => {
    const fresh = await photograph();
    const broken = { baseline: Buffer.from('not a PNG'), accepted: undefined };
    expect(await judgeEqual(fresh, broken)).toBeUndefined();
    expect(await judge(fresh, broken)).toMatchObject({
      verdict: 'failed',
      reason: expect.stringMatching(/baseline is corrupt/),
    });
  });
});

test('two captures show the same when their pixels are the same', async () => {
  const one = await photograph();
  const again = { ...one, png: await baselineOf(one) };
  expect(await showTheSame(one, again)).toBe(true);
  expect(await showTheSame(one, await photograph({ dot: '#010000' }))).toBe(false);
});
