import type { Locale } from '../../../i18n/locales.ts';
import { removeSoftHyphens } from '../../../i18n/soft-hyphens.ts';
import type { Cell, ExportSheet } from './tables.ts';

/** Offers tables as a file to save. It is made in the browser and goes nowhere else. */
export function saveCsv(name: string, sheet: ExportSheet, locale: Locale): void {
  const url = URL.createObjectURL(new Blob([formatCsv(sheet, locale)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/**
 * Notes and tables as a CSV file that spreadsheets of the language open as it is: German ones expect decimal
 * commas between semicolons. The byte order mark tells them that it is UTF-8.
 */
export function formatCsv({ notes, tables }: ExportSheet, locale: Locale): string {
  const decimal = (0.5).toLocaleString(locale).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  const line = (cells: readonly Cell[]) =>
    cells
      .map((cell) => (typeof cell === 'number' ? numeral(cell, decimal) : asText(cell)))
      .map((text) => (mustBeQuoted(text, separator) ? `"${text.replaceAll('"', '""')}"` : text))
      .join(separator);
  const blocks = tables.map(({ title, heads, rows }) =>
    [line([title]), line(heads), ...rows.map(line)].join(LINE_END),
  );
  const head = notes.map((note) => line([note])).join(LINE_END);
  const text = [head, ...blocks].filter(Boolean).join(LINE_END + LINE_END);
  return `${BYTE_ORDER_MARK}${text}${LINE_END}`;
}

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Four decimals are two more than the page shows. */
function numeral(value: number, decimal: string): string {
  return String(Number(value.toFixed(4))).replace('.', decimal);
}

/** A text that begins like a formula would be calculated; an apostrophe before it prevents that. */
function asText(text: string): string {
  const plain = removeSoftHyphens(text);
  return /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
}

function mustBeQuoted(text: string, separator: string): boolean {
  return text.includes(separator) || /["\r\n]/.test(text);
}
