import type { Capture } from './capture/capture.ts';
import { captureAll } from './capture/capture-all.ts';
import type { PictureCache } from './picture-cache.ts';
import { pixelHash } from './pixel-hash.ts';
import type { Built } from './plan.ts';
import { decodePng, isOneColour } from './png.ts';
import type { Evidence, Image, Picture, Speed } from './report.ts';

/** A captured picture; its PNG is in the cache. */
export interface Taken extends Image {
  evidence?: Evidence;
}

/** The results of capturing, by picture id. */
export interface Captures {
  taken: Map<string, Taken>;
  /** Readable reasons why pictures could not be captured. */
  failures: Map<string, string>;
  speed: Speed;
}

/** Captures pictures, puts their PNGs into the cache and hashes their pixels. */
export async function take(
  built: Built,
  pictures: readonly Picture[],
  cache: PictureCache,
  needsEvidence: (picture: Picture) => boolean = () => false,
): Promise<Captures> {
  const taken: Captures['taken'] = new Map();
  const failures: Captures['failures'] = new Map();
  const speed = await captureAll(
    built,
    pictures,
    async ({ id }, captured) => {
      if ('failure' in captured) {
        failures.set(id, captured.failure);
        return;
      }
      try {
        taken.set(id, await stored(captured, cache));
      } catch (error) {
        failures.set(id, (error as Error).message);
      }
    },
    needsEvidence,
  );
  return { taken, failures, speed };
}

/** @throws Error with the reason when the capture is invalid */
async function stored(capture: Capture, cache: PictureCache): Promise<Taken> {
  const { png, isEmpty, evidence } = capture;
  const pixels = await decodePng(png);
  const { width, height } = pixels;
  if (width !== capture.width || height !== capture.height) {
    throw new Error(
      `the capture has the wrong size: ${width} x ${height} px instead of ${capture.width} x ${capture.height} px`,
    );
  }
  if (isOneColour(pixels) !== isEmpty) {
    throw new Error(
      isEmpty
        ? 'the picture is not empty, although the story sets isEmpty'
        : 'the picture is empty: all pixels have the same colour',
    );
  }
  const hash = pixelHash(pixels);
  await cache.keep(hash, png);
  return { hash, width, height, ...(evidence && { evidence }) };
}
