import { mapValues } from '../calculation/map-values.ts';

/** Values of texts by their names. */
export type Values = Readonly<Record<string, string>>;

/**
 * Stands for each value in the HTML of a part, so that pages which differ only in these share it. For
 * values of text and attributes, not for what an island reads.
 */
export function placeholdersOf(values: Values): Values {
  return mapValues(values, (_value, name) => START + name + END);
}

/** HTML in which every placeholder is replaced by its value, escaped as React does it. */
export function filledIn(html: string, values: Values): string {
  return html.replaceAll(PLACEHOLDER, (_placeholder, name: string) =>
    (values[name] ?? '').replaceAll(/["&'<>]/g, (sign) => ESCAPED[sign] ?? sign),
  );
}

/** @throws Error for text that is not HTML and would keep a placeholder */
export function assertNoPlaceholder(text: string, what: string): void {
  if (text.includes(START))
    throw new Error(
      `${what} reads a text that names a value of a row. Give it the value as a field.`,
    );
}

/** Of Unicode's private use: no text has them. */
const START = '\ue000';
const END = '\ue001';
const PLACEHOLDER = /\ue000([^\ue001]*)\ue001/g;

const ESCAPED: Values = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
