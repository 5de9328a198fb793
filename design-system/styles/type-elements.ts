import type { TypeStyleName } from './fluid.ts';

/** The element of a text in each type style, where nobody chooses another one. */
export const TYPE_ELEMENTS = {
  hero: 'h1',
  statement: 'h2',
  title: 'h2',
  subtitle: 'h3',
  figure: 'p',
  lead: 'p',
  body: 'p',
  label: 'span',
  numeral: 'span',
  note: 'p',
} as const satisfies Record<TypeStyleName, string>;
