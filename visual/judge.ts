import { sha256 } from './baselines.ts';
import type { Photograph } from './capture/capture.ts';
import { compare } from './compare/compare.ts';
import { differencePicture } from './compare/difference-picture.ts';
import type { Pixels } from './compare/pixels.ts';
import type { Entry } from './decisions.ts';
import { decodePng, encodePng, isOneColour } from './png.ts';
import type { Image, Result } from './report.ts';
import type { View } from './report-folder.ts';

/** What is known about a picture before it is taken. */
export interface Known {
  /** Bytes of its baseline. */
  baseline: Buffer | undefined;
  /** The decision by which that baseline was accepted. */
  accepted: Entry | undefined;
}

/** A judgement, and the PNGs that show it. */
export interface Judgement
  extends Pick<
    Result,
    'verdict' | 'reason' | 'before' | 'after' | 'changedPixels' | 'regions' | 'changes'
  > {
  pngs?: Partial<Record<View, Buffer>>;
}

/**
 * Whether a capture is as its baseline: the same bytes, or else every pixel with tolerance 0.
 * Undefined when it is not, or when that needs a closer look.
 */
export async function judgeEqual(
  { png }: Photograph,
  { baseline, accepted }: Known,
): Promise<Judgement | undefined> {
  if (!baseline) return undefined;
  if (sha256(png) === accepted?.capture) {
    return { verdict: 'equal', reason: 'the same bytes as were accepted' };
  }
  const isSame = await decodeBoth(png, baseline).then(
    ([after, before]) => compare(before, after).isSame,
    () => false,
  );
  return isSame ? { verdict: 'equal', reason: 'the same pixels as were accepted' } : undefined;
}

/** Judges a capture that is not as its baseline, with everything a person needs to decide. */
export async function judge(photograph: Photograph, { baseline }: Known): Promise<Judgement> {
  try {
    const after = await trusted(photograph);
    const capture = sha256(photograph.png);
    return baseline ? await changed(baseline, after, capture) : await fresh(after, capture);
  } catch (error) {
    return failed((error as Error).message);
  }
}

/** Whether two captures of the same code show the same. */
export async function showTheSame(first: Photograph, second: Photograph): Promise<boolean> {
  if (first.png.equals(second.png)) return true;
  return await decodeBoth(first.png, second.png).then(
    ([before, after]) => compare(before, after).isSame,
    () => false,
  );
}

/** A judgement that no picture can be accepted by. */
export function failed(reason: string): Judgement {
  return { verdict: 'failed', reason };
}

/** The pixels of a capture that is whole, has its size and shows something. */
async function trusted(photograph: Photograph): Promise<Pixels> {
  const pixels = await decodePng(photograph.png);
  if (pixels.width !== photograph.width || pixels.height !== photograph.height) {
    throw new Error(`the capture is cut off: ${sizeOf(pixels)} instead of ${sizeOf(photograph)}`);
  }
  if (isOneColour(pixels) !== photograph.isEmpty) {
    throw new Error(
      photograph.isEmpty
        ? 'something is shown, but the story is about showing nothing'
        : 'the picture is empty: every pixel has one colour',
    );
  }
  return pixels;
}

async function fresh(after: Pixels, capture: string): Promise<Judgement> {
  const png = await encodePng(after);
  return {
    verdict: 'new',
    reason: 'there is no baseline yet',
    after: { ...imageOf(png, after), capture },
    pngs: { after: png },
  };
}

async function changed(baseline: Buffer, after: Pixels, capture: string): Promise<Judgement> {
  const before = await decodePng(baseline).catch((error: Error) => {
    throw new Error(`the baseline is corrupt: ${error.message}. Restore it with git`);
  });
  const difference = compare(before, after);
  const png = await encodePng(after);
  return {
    verdict: 'changed',
    reason: difference.summary,
    before: imageOf(baseline, before),
    after: { ...imageOf(png, after), capture },
    changedPixels: difference.changedPixels,
    regions: difference.regions,
    changes: difference.changes,
    pngs: {
      before: baseline,
      after: png,
      difference: await encodePng(differencePicture(before, after, difference)),
    },
  };
}

function decodeBoth(one: Buffer, other: Buffer): Promise<[Pixels, Pixels]> {
  return Promise.all([decodePng(one), decodePng(other)]);
}

function imageOf(png: Buffer, { width, height }: Pixels): Image {
  return { hash: sha256(png), width, height };
}

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${width} x ${height} px`;
}
