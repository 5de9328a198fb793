export interface AllowedLiteral {
  /** Matches the whole literal. */
  text: RegExp;
  /** The only file in which it is allowed; any file when omitted. */
  file?: string;
  why: string;
}

/** Literals that no token can replace, each with the reason. */
export const ALLOWED_LITERALS: readonly AllowedLiteral[] = [
  {
    text: /^100[sdl]?v[wh]$/,
    why: 'the whole window, whose size no token can hold',
  },
  {
    text: /^-?(0?\.\d+|1(\.[0-5]+)?)em$/,
    why: 'a detail of a line of text (sign, underline, baseline) that grows with its letters',
  },
  {
    text: /^\$\{…\}(rem|em|vw|px)$/,
    file: 'design-system/styles/fluid.ts',
    why: 'turns the px of type tokens into lengths that grow with viewport and text size',
  },
  {
    text: /^oklch\($/,
    file: 'design-system/define-brand.ts',
    why: 'writes the colours of a brand of which no token knows',
  },
  {
    text: /^\$\{…\}(em|cqi)$/,
    file: 'design-system/styles/lengths.ts',
    why: 'makes the lengths that depend on the text around them or on their container',
  },
  {
    text: /^\$\{…\}ms$/,
    file: 'design-system/theme.ts',
    why: 'turns duration tokens into CSS values',
  },
];
