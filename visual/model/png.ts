import sharp, { type Sharp } from 'sharp';
import type { Pixels } from './pixels.ts';

/**
 * Decodes a PNG.
 * @throws Error with a short reason when the PNG is corrupt or truncated
 */
export async function decodePng(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png, { limitInputPixels: false, failOn: 'warning' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      throw new Error(`the PNG cannot be decoded (${error.message.split('\n')[0]})`);
    });
  const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return { width: info.width, height: info.height, data: words };
}

/** Encodes opaque pixels as a PNG, fast rather than small: better compression takes seconds for a page. */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  const image = toSharp(pixels).removeAlpha();
  return await image.png({ compressionLevel: 2, adaptiveFiltering: false }).toBuffer();
}

/** Encodes pixels without loss as WebP, for reports that are sent. */
export async function encodeWebp(pixels: Pixels): Promise<Buffer> {
  return await toSharp(pixels).webp({ lossless: true, effort: 2 }).toBuffer();
}

function toSharp({ width, height, data }: Pixels): Sharp {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 }, limitInputPixels: false });
}

/** Whether the picture is empty: all pixels have the same colour. */
export function isOneColour({ data }: Pixels): boolean {
  const [first] = data;
  return data.every((pixel) => pixel === first);
}
