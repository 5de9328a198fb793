/** Red, green and blue of a pixel. */
export type Channels = readonly [number, number, number];

/** A pixel's colour in numbers that can be reckoned with. */
export function channelsOf(pixel: number): Channels {
  return [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
}

/** A pixel's name for people, such as `#d7dfda`; with its opacity where it is not opaque. */
export function colourName(pixel: number): string {
  const alpha = pixel >>> 24;
  const bytes = [...channelsOf(pixel), ...(alpha === 255 ? [] : [alpha])];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
