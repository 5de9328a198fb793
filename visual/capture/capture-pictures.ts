import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showProgress } from '../../tools/process/progress.ts';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import type { PictureCache } from '../baselines/picture-cache.ts';
import { pixelHash } from '../compare/pixels.ts';
import { decodePng, isOneColour } from '../compare/png.ts';
import {
  type Evidence,
  type Image,
  isPage,
  type Measured,
  type Picture,
} from '../results/report.ts';
import { type Capture, type Captured, capture } from './capture.ts';
import { runInPages } from './pool.ts';
import type { ServedBuild } from './served-build.ts';

/** A captured picture; its PNG is in the cache. */
export interface CapturedPicture extends Image {
  evidence?: Evidence;
}

/** What was captured, or the readable reason why it could not be. */
export type Outcome = CapturedPicture | { failure: string };

/** The results of capturing. */
export interface Captures {
  /** By picture id. */
  outcomes: Map<string, Outcome>;
  measured: Measured;
}

/** The hash of a captured picture; undefined when it could not be captured. */
export function hashOf(outcome: Outcome | undefined): string | undefined {
  return outcome && 'hash' in outcome ? outcome.hash : undefined;
}

/**
 * Captures pictures, puts their PNGs into the cache and hashes their pixels.
 * @param withEvidence collects evidence as well, which takes longer
 */
export async function capturePictures(
  built: ServedBuild,
  pictures: readonly Picture[],
  cache: PictureCache,
  withEvidence = false,
): Promise<Captures> {
  const outcomes: Captures['outcomes'] = new Map();
  const keep = async ({ id, isEmpty = false }: Picture, captured: Captured) => {
    outcomes.set(
      id,
      'failure' in captured ? captured : await storeCapture(captured, isEmpty, cache),
    );
  };
  for (const image of pictures.filter((picture) => !isPage(picture)))
    await keep(image, await readImage(image));
  const pages = pictures.filter(isPage);
  const progress = showProgress('pictures');
  let done = 0;
  const measured = await runInPages<Picture, Captured>(
    built,
    pages,
    (page, picture) => capture(page, picture, withEvidence),
    async (picture, captured) => {
      await keep(picture, captured);
      done += 1;
      progress(done, pages.length);
    },
  );
  return { outcomes, measured };
}

/** An image that the build wrote is used as it is. */
async function readImage({ page = '' }: Picture): Promise<Captured> {
  const png = await readFile(join(SITE_BUILD, page)).catch(() => undefined);
  if (!png) return { failure: `the built site has no ${page}` };
  return { png };
}

async function storeCapture(
  { png, evidence, size }: Capture,
  isEmpty: boolean,
  cache: PictureCache,
): Promise<Outcome> {
  const pixels = await decodePng(png).catch((error: Error) => ({ failure: error.message }));
  if ('failure' in pixels) return pixels;
  const { width, height } = pixels;
  if (size && (width !== size.width || height !== size.height)) {
    return {
      failure: `the capture has the wrong size: ${width} x ${height} px instead of ${size.width} x ${size.height} px`,
    };
  }
  if (isOneColour(pixels) !== isEmpty) {
    return {
      failure: isEmpty
        ? 'the picture is not empty, although the story sets isEmpty'
        : 'the picture is empty: all pixels have the same colour',
    };
  }
  const hash = pixelHash(pixels);
  await cache.keep(hash, png);
  return { hash, width, height, ...(evidence && { evidence }) };
}
