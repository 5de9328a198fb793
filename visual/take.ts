import type { Capture } from './capture/capture.ts';
import { captureAll } from './capture/capture-all.ts';
import type { PictureCache } from './picture-cache.ts';
import { pixelHash } from './pixel-hash.ts';
import type { Built } from './plan.ts';
import { decodePng, isOneColour } from './png.ts';
import type { Evidence, Image, Picture, Speed } from './report.ts';

/** A picture that was taken; its PNG is in the cache. */
export interface Taken extends Image {
  evidence?: Evidence;
}

/** What became of pictures, by their ids. */
export interface Shots {
  taken: Map<string, Taken>;
  /** Why there is none, in words. */
  failures: Map<string, string>;
  speed: Speed;
}

/** Captures pictures, puts their PNGs into the cache, and names each by its pixels. */
export async function take(
  built: Built,
  pictures: readonly Picture[],
  cache: PictureCache,
  needsEvidence: (picture: Picture) => boolean = () => false,
): Promise<Shots> {
  const taken: Shots['taken'] = new Map();
  const failures: Shots['failures'] = new Map();
  const speed = await captureAll(
    built,
    pictures,
    async ({ id }, captured) => {
      if ('failure' in captured) {
        failures.set(id, captured.failure);
        return;
      }
      try {
        taken.set(id, await named(captured, cache));
      } catch (error) {
        failures.set(id, (error as Error).message);
      }
    },
    needsEvidence,
  );
  return { taken, failures, speed };
}

/** @throws Error that says why the capture cannot be trusted */
async function named(capture: Capture, cache: PictureCache): Promise<Taken> {
  const { png, isEmpty, evidence } = capture;
  const pixels = await decodePng(png);
  const { width, height } = pixels;
  if (width !== capture.width || height !== capture.height) {
    throw new Error(
      `the capture is cut off: ${width} x ${height} px instead of ${capture.width} x ${capture.height} px`,
    );
  }
  if (isOneColour(pixels) !== isEmpty) {
    throw new Error(
      isEmpty
        ? 'something is shown, but the story is about showing nothing'
        : 'the picture is empty: every pixel has one colour',
    );
  }
  const hash = pixelHash(pixels);
  await cache.keep(hash, png);
  return { hash, width, height, ...(evidence && { evidence }) };
}
