import { roundToTenth } from '../../../lib/round-to-tenth.ts';

/** Where something stands (the middle of its foot) and how tall or wide it is. */
export type Place = readonly [x: number, y: number, size: number];

/** Slim spruces of the given heights. */
export function spruces(...trees: Place[]): string {
  return drawn(trees, (x, y, h) => {
    const n = sized(h);
    return `M${x} ${y}h${n(-0.2)}q${n(0.15, -0.4, 0.2, -1, 0.05, 0.6, 0.2, 1)}z`;
  });
}

/** The crowns of broadleaf trees of the given heights. */
export function crowns(...trees: Place[]): string {
  return drawn(trees, (x, y, h) => {
    const n = sized(h);
    return `M${roundToTenth(x - h * 0.3)} ${roundToTenth(y - h * 0.5)}c${n(-0.02, -0.28, 0.14, -0.5, 0.32, -0.5, 0.2, 0, 0.32, 0.2, 0.3, 0.44, -0.02, 0.2, -0.14, 0.28, -0.32, 0.27, -0.18, 0, -0.28, -0.06, -0.3, -0.21)}z`;
  });
}

/** Their stems, to be drawn as lines. */
export function stems(...trees: Place[]): string {
  return drawn(trees, (x, y, h) => `M${x} ${y}v${roundToTenth(-h * 0.6)}`);
}

/** The flat crowns of old pines; the size is half a crown's width. */
export function pads(...places: Place[]): string {
  return drawn(places, (x, y, w) => {
    const n = sized(w);
    return `M${x - w} ${y}q${n(0.12, -0.22, 0.3, -0.12, 0.14, -0.24, 0.36, -0.1, 0.24, -0.22, 0.46, -0.02, 0.2, -0.14, 0.38, 0.04, 0.3, 0, 0.5, 0.2, -0.3, -0.02, -0.7, 0.06, -0.4, 0.06, -0.8, 0, -0.25, 0.06, -0.5, -0.06)}z`;
  });
}

/** The walls of houses of the given widths. */
export function walls(...houses: Place[]): string {
  return drawn(houses, (x, y, w) => `M${x - w / 2} ${y}v${-w / 2}h${w}v${w / 2}z`);
}

/** Their roofs. */
export function roofs(...houses: Place[]): string {
  return drawn(houses, (x, y, w) => {
    const n = sized(w);
    return `M${roundToTenth(x - w * 0.6)} ${roundToTenth(y - w * 0.48)}l${n(0.3, -0.5, 0.6, 0, 0.3, 0.5)}z`;
  });
}

/** Birds on the wing, to be drawn as lines; the size is half a span. */
export function birds(...flock: Place[]): string {
  return drawn(flock, (x, y, s) => {
    const n = sized(s);
    return `M${roundToTenth(x - s)} ${y}q${n(0.6, -0.2, 1, 0.3)}q${n(0.4, -0.5, 1, -0.3)}`;
  });
}

/** Thin bands of mist, cloud or light that run out at both ends; the size is their length. */
export function drifts(...bands: Place[]): string {
  return drawn(bands, (x, y, w) => {
    const n = sized(w);
    return `M${x - w / 2} ${y}q${n(0.42, -0.07, 1, 0)}q${n(-0.55, 0.05, -1, 0)}z`;
  });
}

/** Tufts of grass, to be drawn as lines. */
export function tufts(...places: Place[]): string {
  return drawn(places, (x, y, h) => {
    const n = sized(h);
    return `M${x} ${y}q${n(0, -0.5, -0.4, -0.8)}m${n(0.7, 0.8)}q${n(0, -0.6, 0.3, -1)}m${n(0, 1)}q${n(0.1, -0.4, 0.6, -0.6)}`;
  });
}

/** Pairs of leaves at the end of a stem; the size is a leaf's length. */
export function leaves(...places: Place[]): string {
  return drawn(places, (x, y, w) => {
    const n = sized(w);
    return `M${x} ${y}q${n(-0.8, 0, -0.9, -0.7)}q${n(0.8, 0, 0.9, 0.7)}q${n(0.1, -0.9, 1, -0.9)}q${n(-0.1, 0.9, -1, 0.9)}z`;
  });
}

/** Dots, to be drawn as lines: flowers, fruit, knobs. */
export function dots(...places: (readonly [x: number, y: number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}h0`).join('');
}

function drawn(places: readonly Place[], one: (...place: Place) => string): string {
  return places.map((place) => one(...place)).join('');
}

/** Path numbers as shares of a size, as few digits as can be seen. */
function sized(size: number): (...shares: number[]) => string {
  const digit = size < 40 ? 10 : 1;
  return (...shares) =>
    shares
      .map((share) => Math.round(share * size * digit) / digit)
      .join(' ')
      .replaceAll(' -', '-');
}
