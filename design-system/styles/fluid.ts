import type { CSSProperties } from 'react';
import type { Tokens } from '../../tokens/index.ts';

/** The names of the type styles: hero, title, subtitle, figure, lead, body, label, note. */
export type TypeStyleName = keyof Tokens['typography'];

const ROOT_PX = 16;

/**
 * The type styles of a theme. Each grows with the viewport from its compact size at the `phone`
 * breakpoint to its wide size at `xl`; lengths are in rem, so that a visitor's text size counts.
 */
export function createTypeStyles(tokens: Tokens): Record<TypeStyleName, CSSProperties> {
  const { phone, xl } = tokens.breakpoint;
  const entries = Object.entries(tokens.typography).map(([name, { compact, wide }]) => [
    name,
    {
      fontFamily: compact.fontFamily,
      fontWeight: compact.fontWeight,
      fontSize: fluid(compact.fontSize, wide.fontSize, phone, xl),
      // One for both sizes: the looser, so that a wrapped German compound never collides.
      lineHeight: Math.max(compact.lineHeight, wide.lineHeight),
      letterSpacing: `${round(wide.letterSpacing / wide.fontSize)}em`,
    },
  ]);
  return Object.fromEntries(entries);
}

/** A CSS length that is `from` px at `start` px viewport width and `to` px at `end`, in rem or as `written`. */
export function fluid(
  from: number,
  to: number,
  start: number,
  end: number,
  written: (px: number) => string = rem,
): string {
  if (from === to) return written(from);
  const slope = (to - from) / (end - start);
  const offset = written(from - slope * start);
  return `clamp(${written(from)}, calc(${offset} + ${round(slope * 100)}vw), ${written(to)})`;
}

/**
 * The distance between content and the edge of the screen: `space.m` on a phone, `space.xl` from `lg` up.
 * In px, because larger text needs the room itself.
 */
export function fluidGutter({ space, breakpoint }: Tokens): string {
  return fluid(space.m, space.xl, breakpoint.phone, breakpoint.lg, (px) => `${round(px)}px`);
}

/**
 * The distance above and below a section: `space.l` on a phone, `space.xxl` from `xl` up. In px, as the
 * gutter is.
 */
export function fluidBand({ space, breakpoint }: Tokens): string {
  return fluid(space.l, space.xxl, breakpoint.phone, breakpoint.xl, (px) => `${round(px)}px`);
}

function rem(px: number): string {
  return `${round(px / ROOT_PX)}rem`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
