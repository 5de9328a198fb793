import type { Accepted } from './accepted.ts';
import type { Baseline } from './baselines.ts';
import { compare } from './compare/compare.ts';
import { differencePicture } from './compare/difference-picture.ts';
import type { PictureCache } from './picture-cache.ts';
import { pixelHash } from './pixel-hash.ts';
import { encodePng } from './png.ts';
import type { Image, Picture, Result } from './report.ts';
import type { Taken } from './take.ts';

/** A result without the picture it is about. */
export type Judgement = Omit<Result, keyof Picture>;

/**
 * Judges a picture that is not as accepted.
 * @param first and second: two captures of the same code, the second in a new page and another order
 */
export async function judge(
  first: Image,
  second: Taken,
  accepted: Accepted | undefined,
  baseline: Baseline | undefined,
  cache: PictureCache,
): Promise<Judgement> {
  const { evidence, ...after } = second;
  if (first.hash !== after.hash) {
    const reason = 'two captures of the same code differ: it depends on time, chance or order';
    return { ...(await compared(first, after, cache)), status: 'unstable', reason };
  }
  const known = { after, ...(accepted && { accepted }), ...(evidence && { evidence }) };
  if (!accepted) return { ...known, status: 'new', reason: 'nobody accepted a picture of it yet' };
  if (!baseline || 'problem' in baseline) {
    const reason = `not the accepted pixels; they cannot be shown: ${baseline?.problem}`;
    return { ...known, status: 'changed', reason };
  }
  const before = 'here' in baseline ? baseline.here : baseline.accepted;
  if (before.hash !== after.hash) return { ...known, ...(await compared(before, after, cache)) };
  return process.env.CI
    ? { ...known, status: 'changed', reason: NOT_REPRODUCED }
    : { status: 'equal', reason: 'as HEAD looks on this machine' };
}

/** Elsewhere the same is a sign of another machine; a gate must not take a wrong hash for one. */
const NOT_REPRODUCED =
  'neither HEAD nor the commit that accepted it draws the accepted pixels: accept it again';

/** Judges an accepted picture whose story or mode no longer exists. */
export function judgeGone(
  accepted: Accepted | undefined,
  baseline: Baseline | undefined,
): Judgement {
  const reason = 'there is no such story or mode any more';
  const before = baseline && 'accepted' in baseline ? baseline.accepted : undefined;
  return { status: 'gone', reason, ...(before && { before }), ...(accepted && { accepted }) };
}

async function compared(before: Image, after: Image, cache: PictureCache): Promise<Judgement> {
  const [was, is] = await Promise.all([pixelsOf(before, cache), pixelsOf(after, cache)]);
  const difference = compare(was, is);
  const shown = differencePicture(was, is, difference);
  const hash = pixelHash(shown);
  await cache.keep(hash, await encodePng(shown));
  return {
    status: 'changed',
    reason: difference.summary,
    before,
    after,
    difference: { hash, width: shown.width, height: shown.height },
    changedPixels: difference.changedPixels,
    regions: difference.regions,
    changes: difference.changes,
  };
}

async function pixelsOf({ hash }: Image, cache: PictureCache) {
  const pixels = await cache.pixels(hash);
  if (pixels) return pixels;
  throw new Error(`picture ${hash.slice(0, 8)} was removed from the cache during the run`);
}
