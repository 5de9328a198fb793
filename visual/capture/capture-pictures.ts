import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_BUILD } from '../../tools/project/paths.ts';
import type { Accepted, AcceptedPictures } from '../model/decisions.ts';
import type { PictureCache } from '../model/picture-cache.ts';
import { hashPixels } from '../model/pixels.ts';
import { decodePng, isOneColour } from '../model/png.ts';
import type { Evidence, Image, Measured, Picture } from '../model/report.ts';
import type { ServedBuild } from './capture-page.ts';
import { type CapturePage, openCapturePage, type Shot } from './capture-page.ts';
import { FOCUSABLE, getInteraction } from './interaction.ts';
import { type Failure, runInPages } from './pool.ts';
import { readStyles } from './read-styles.ts';

/** A captured picture, whose PNG is in the cache, or the reason why there is none. */
export type Outcome = (Image & { evidence?: Evidence }) | Failure;

/** Outcomes by picture id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Captures pictures, if asked for really again; of what is not as accepted, with evidence of causes. */
export type CapturePictures = (
  pictures: readonly Picture[],
  isAgain?: boolean,
) => Promise<{ outcomes: Outcomes; measured: Measured }>;

/** The hash of a captured picture; undefined when it could not be captured. */
export function getHash(outcome: Outcome | undefined): string | undefined {
  return outcome && 'hash' in outcome ? outcome.hash : undefined;
}

/**
 * Captures pictures of a build, puts their PNGs into a cache and hashes their pixels.
 * @param accepted accepted pictures: of what differs from them evidence is collected
 * @param captured what was captured before, by picture id; it counts where it is as accepted
 */
export function prepareCapture(
  built: ServedBuild,
  cache: PictureCache,
  accepted: AcceptedPictures = new Map(),
  captured: Outcomes = new Map(),
): CapturePictures {
  const differs = ({ id }: Picture, outcome: Outcome | undefined) =>
    getHash(outcome) !== (accepted.get(id)?.pixels ?? getHash(outcome));
  return async (pictures, isAgain = false) => {
    const isImage = ({ page = '' }: Picture) => page.endsWith('.png');
    const outcomes = new Map<string, Outcome>();
    for (const picture of isAgain ? [] : pictures) {
      const outcome = captured.get(picture.id);
      if (outcome && !differs(picture, outcome)) outcomes.set(picture.id, outcome);
    }
    const { results, measured } = await runInPages(
      (mode) => openCapturePage(built, mode),
      pictures.filter((picture) => !isImage(picture) && !outcomes.has(picture.id)),
      'pictures',
      async (opened, picture) => {
        const shown = await capture(opened, picture);
        const outcome = await store(shown, picture, cache, accepted.get(picture.id));
        if ('failure' in outcome || !differs(picture, outcome)) return outcome;
        const wanted = {
          focusable: FOCUSABLE,
          elements: getInteraction(picture.mode.state) ?? ('rest' as const),
        };
        const { evidence } = await opened.page.evaluate(readStyles, wanted);
        return { ...outcome, ...(evidence && { evidence }) };
      },
    );
    for (const image of pictures.filter(isImage)) {
      outcomes.set(image.id, await store(await readImage(image), image, cache));
    }
    for (const [{ id }, outcome] of results) outcomes.set(id, outcome);
    return { outcomes, measured };
  };
}

/** A PNG as the browser returned it, with the size in px that it must have. */
export interface Capture {
  png: Buffer;
  size?: { width: number; height: number };
}

/**
 * Shows a story or a page of the built site in a browser page that is in its mode, and captures it.
 * @returns a capture, or the reason why there is no valid one
 * @throws when the page no longer responds
 */
export async function capture(
  { violations, show, screenshot }: CapturePage,
  picture: Shot,
): Promise<Capture | Failure> {
  violations.length = 0;
  const { height, problems } = await show(picture);
  problems.push(...violations);
  if (problems.length > 0) return { failure: [...new Set(problems)].join('; ') };
  const png = await screenshot(picture.mode, height);
  return { png, size: { width: picture.mode.width, height } };
}

/** An image that the build wrote is used as it is. */
async function readImage({ page = '' }: Picture): Promise<Capture | Failure> {
  const png = await readFile(join(SITE_BUILD, page)).catch(() => undefined);
  return png ? { png } : { failure: `the built site has no ${page}` };
}

/**
 * Checks a capture, and puts its PNG into a cache.
 * @param expected the accepted picture: the same bytes have its pixels, and to decode them takes long
 */
export async function store(
  captured: Capture | Failure,
  { isEmpty = false }: Pick<Picture, 'isEmpty'>,
  cache: PictureCache,
  expected?: Accepted,
): Promise<Outcome> {
  if ('failure' in captured) return captured;
  const { png, size } = captured;
  if (expected && !isEmpty && (await cache.isPng(expected.pixels, png))) {
    const { pixels: hash, width, height } = expected;
    return { hash, width, height };
  }
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
  const hash = hashPixels(pixels);
  await cache.keep(hash, png);
  return { hash, width, height };
}
