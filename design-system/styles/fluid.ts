import type { CSSProperties } from 'react';
import type { Tokens } from '../../tokens/index.ts';

/** The names of the type styles: hero, statement, title, subtitle, figure, lead, body, label, note. */
export type TypeStyleName = keyof Tokens['typography'];

/** What a type style says about letters. A type, not an interface: only it is a CSS object of Emotion's. */
export type TypeStyle = Pick<
  CSSProperties,
  'fontFamily' | 'fontWeight' | 'fontSize' | 'lineHeight' | 'letterSpacing'
>;

const ROOT_PX = 16;

/** Their long words fit the narrowest phone at twice the text size too: the screen limits their letters. */
const HEADINGS: readonly string[] = ['hero', 'title', 'subtitle'];
const PERCENT_OF_SCREEN = 12;

/**
 * The type styles of a theme. Each grows with the viewport from its compact size at the `phone`
 * breakpoint to its wide size at `xl`; lengths are in rem, so that a visitor's text size counts.
 * @param all what every one of them has instead
 */
export function createTypeStyles(
  tokens: Tokens,
  all: CSSProperties = {},
): Record<TypeStyleName, TypeStyle> {
  const { phone, xl } = tokens.breakpoint;
  const entries = Object.entries(tokens.typography).map(([name, { compact, wide }]) => {
    const size = fluid(compact.fontSize, wide.fontSize, phone, xl);
    const style = {
      fontFamily: compact.fontFamily,
      fontWeight: compact.fontWeight,
      fontSize: HEADINGS.includes(name) ? `min(${size}, ${PERCENT_OF_SCREEN}vw)` : size,
      // One for both sizes: the looser, so that a wrapped German compound never collides.
      lineHeight: Math.max(compact.lineHeight, wide.lineHeight),
      letterSpacing: `${round(wide.letterSpacing / wide.fontSize)}em`,
      ...all,
    };
    return [name, style];
  });
  return Object.fromEntries(entries);
}

/** A length that is `from` px in a viewport of `start` px and `to` px in one of `end`, by default in rem. */
export function fluid(
  from: number,
  to: number,
  start: number,
  end: number,
  format: (px: number) => string = rem,
): string {
  if (from === to) return format(from);
  const slope = (to - from) / (end - start);
  const offset = format(from - slope * start);
  return `clamp(${format(from)}, calc(${offset} + ${round(slope * 100)}vw), ${format(to)})`;
}

/** The same for a distance, in px: larger text needs the room itself. */
export function fluidSpace(from: number, to: number, start: number, end: number): string {
  return fluid(from, to, start, end, (px) => `${round(px)}px`);
}

function rem(px: number): string {
  return `${round(px / ROOT_PX)}rem`;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
