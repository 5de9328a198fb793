import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { replaceFile } from '../../lib/json-files.ts';
import { toSlug } from '../../lib/to-slug.ts';
import { UserError } from '../../lib/user-error.ts';
import { ROOT } from '../project/paths.ts';
import { describeTooSmall, PICTURE_FOLDER } from './picture-problems.ts';

/** In px: more is shown nowhere, and would only make the project larger. */
const LARGEST = 2560;

/** In bytes: what is larger as a drawing is a photo, which JPEG stores better. */
const LARGEST_DRAWING = 1_000_000;

/** In px: what would take more than some seconds and a gigabyte to read. */
const MOST_PIXELS = 120_000_000;

/**
 * Adds a photo or a drawing to those that landings may show: upright, in the colours of the web, no
 * larger than it is ever shown, and without what a camera wrote into it, such as the place.
 * @param name of the file that somebody chose
 * @returns the name of its file in `site/pictures`; that of the one which is there when it is the same
 * @throws UserError that says why it cannot be shown
 */
export async function addPicture(bytes: Uint8Array, name: string, root = ROOT): Promise<string> {
  const metadata = await readMetadata(bytes, name);
  // A drawing has no pixels of its own.
  const tooSmall = metadata.format === 'svg' ? undefined : describeTooSmall(metadata.autoOrient);
  if (tooSmall) throw new UserError(`${name} ${tooSmall.problem}. ${tooSmall.advice}`);
  const { content, extension, ...size } = await encode(bytes, metadata).catch(() => {
    throw new UserError(`${name} is damaged: it cannot be read to its end. Copy it once more.`);
  });
  if (describeTooSmall(size)) throw new UserError(`${name} ${describeStrip(metadata, size)}`);
  const slug = toSlug(parse(name).name) || 'picture';
  for (let count = 1; ; count += 1) {
    const file = `${slug}${count > 1 ? `-${count}` : ''}.${extension}`;
    const path = join(root, PICTURE_FOLDER, file);
    const before = await readFile(path).catch(() => undefined);
    if (before && !before.equals(content)) continue;
    if (!before) await replaceFile(path, content);
    return file;
  }
}

async function readMetadata(bytes: Uint8Array, name: string): Promise<Metadata> {
  if (bytes.length === 0) throw new UserError(`${name} is an empty file. Copy it once more.`);
  const metadata = await sharp(bytes, LIMITS)
    .metadata()
    .catch((error: Error) => {
      throw new UserError(`${name} ${explainUnread(bytes, error)}`);
    });
  if ((metadata.pages ?? 1) > 1)
    throw new UserError(`${name} has several pages, or moves. Choose a picture that stands still.`);
  return metadata;
}

/** Why a file cannot be read as a picture, and what to do. */
function explainUnread(bytes: Uint8Array, { message }: Error): string {
  if (message.includes('pixel limit'))
    return `has more than ${MOST_PIXELS / 1_000_000} million pixels. Export it smaller.`;
  const brand = Buffer.from(bytes.subarray(4, 11)).toString('latin1');
  if (/^ftyphe[iv]/.test(brand)) return 'is a HEIC photo, as phones take them. Export it as JPEG.';
  return 'is no picture that can be read. Save it as JPEG, PNG or SVG.';
}

/** Why a picture that is much longer than it is high, or the other way round, is not sharp when it is shown. */
function describeStrip({ autoOrient: { width, height } }: Metadata, shown: Size): string {
  return `has ${width} × ${height} px, of which ${shown.width} × ${shown.height} px would be shown. Crop it to about three to two.`;
}

interface Size {
  width: number;
  height: number;
}

const LIMITS = { limitInputPixels: MOST_PIXELS };

/** A photo as JPEG, what is drawn or partly transparent as PNG. */
async function encode(bytes: Uint8Array, { format, width, hasAlpha }: Metadata) {
  const isDrawing = format === 'svg';
  const density = isDrawing ? { density: Math.min((72 * LARGEST) / width, 100_000) } : {};
  const upright = sharp(bytes, { ...LIMITS, ...density })
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true });
  if (isDrawing || format === 'png' || hasAlpha) {
    const drawn = await write(upright.clone().png({ compressionLevel: 9 }), 'png');
    const { isOpaque } = await sharp(drawn.content).stats();
    if (!isOpaque || drawn.content.length <= LARGEST_DRAWING) return drawn;
  }
  return await write(upright.jpeg({ quality: 86, mozjpeg: true }), 'jpg');
}

async function write(picture: Sharp, extension: string) {
  const { data: content, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content, extension, width: info.width, height: info.height };
}
