import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Built } from '../plan.ts';
import type { Picture, Speed } from '../report.ts';
import { type Captured, capture } from './capture.ts';
import { inPages } from './pool.ts';

/**
 * Captures pictures with several pages in parallel and hands over each one as soon as it is done.
 * @param needsEvidence selects the pictures for which to collect evidence as well, which takes longer
 */
export async function captureAll(
  built: Built,
  pictures: readonly Picture[],
  onCaptured: (picture: Picture, captured: Captured) => Promise<void>,
  needsEvidence: (picture: Picture) => boolean,
): Promise<Speed> {
  const { images = [], pages = [] } = Object.groupBy(pictures, ({ page }) =>
    page?.endsWith('.png') ? 'images' : 'pages',
  );
  for (const image of images) await onCaptured(image, await imageOf(image, built));
  return await inPages<Picture, Captured>(
    built,
    pages,
    (page, picture) => capture(page, picture, needsEvidence(picture)),
    onCaptured,
  );
}

/** An image that the build wrote is used as it is. */
async function imageOf({ page = '' }: Picture, { siteFolder }: Built): Promise<Captured> {
  const png = await readFile(join(siteFolder, page)).catch(() => undefined);
  if (!png) return { failure: `the built site has no ${page}` };
  // The header of a PNG contains its size at a fixed offset.
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20), isEmpty: false };
}
