import { mapValues } from '../../../lib/objects.ts';

/** Values of texts by their names. */
export type Values = Readonly<Record<string, string>>;

/** Stands for each value in the HTML of a part, see `formatPlaceholder`. */
export function createPlaceholders(values: Values): Values {
  return mapValues(values, (_value, name) => formatPlaceholder(name));
}

/**
 * Stands for a value in the HTML of a part, so that pages which differ only in this share it. For text
 * and attributes, not for what an island reads.
 */
export function formatPlaceholder(name: string): string {
  return START + name + END;
}

/** HTML that is written on many pages: what stays the same, as bytes, and the names of values between. */
export type Template = readonly (Buffer | string)[];

/** Looks for placeholders and encodes the rest, once for all pages. */
export function parseTemplate(html: string): Template {
  // `split` puts the names that it splits at between the rest.
  return html
    .split(PLACEHOLDER)
    .map((piece, index) => (index % 2 === 1 ? piece : Buffer.from(piece)));
}

/** A template with the value in each place, escaped as React does it. */
export function fillTemplate(template: Template, values: Values): Buffer[] {
  return template.map((piece) =>
    typeof piece === 'string' ? Buffer.from(escapeHtml(values[piece] ?? '')) : piece,
  );
}

function escapeHtml(value: string): string {
  return value.replaceAll(/["&'<>]/g, (sign) => ESCAPED[sign] ?? sign);
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
const PLACEHOLDER = /\ue000([^\ue001]*)\ue001/;

const ESCAPED: Values = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
