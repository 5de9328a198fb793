import type { Locale } from '../../../locales.ts';
import type { Cell, TakeAwayTable } from './tables.ts';

/**
 * Tables as a CSV file that spreadsheets of the language open as it is: German ones expect decimal
 * commas between semicolons. The byte order mark tells them that it is UTF-8.
 */
export function csvOf(tables: readonly TakeAwayTable[], locale: Locale): string {
  const { separator, decimal } = NOTATION[locale];
  const line = (cells: readonly Cell[]) =>
    cells.map((cell) => written(cell, decimal)).join(separator);
  const blocks = tables.map(({ title, heads, rows }) =>
    [line([title]), line(heads), ...rows.map(line)].join(LINE_END),
  );
  return `${BYTE_ORDER_MARK}${blocks.join(LINE_END + LINE_END)}${LINE_END}`;
}

const NOTATION: Record<Locale, { separator: string; decimal: string }> = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
};

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

function written(cell: Cell, decimal: string): string {
  return typeof cell === 'number'
    ? quoted(String(Number(cell.toFixed(4))).replace('.', decimal))
    : quoted(asText(cell));
}

/** A text that begins like a formula would be calculated; an apostrophe before it prevents that. */
function asText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
