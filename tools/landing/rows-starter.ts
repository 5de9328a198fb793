import { isRecord } from '../../lib/objects.ts';
import { isLocalized, LOCALES } from '../../site/i18n/locales.ts';
import type { Landing } from '../../site/landings/landing.ts';

/** What must differ from row to row. */
const TEXTS = ['title', 'description', 'sections.hero.title', 'sections.hero.text'];

/**
 * A table to begin the rows of a landing with, as spreadsheets open it: the columns that rows mostly
 * fill, and one row as an example, with the figures and choices of the landing.
 */
export function formatRowsStarter(name: string, landing: Landing): string {
  const { title, description, path } = landing;
  const sections = Object.fromEntries(
    landing.sections.map(({ kind, ...fields }): [string, object] => [kind, fields]),
  );
  const cells: [column: string, cell: string][] = [
    ['name', `${name}1`],
    ...LOCALES.map((locale): [string, string] => [
      `path.${locale}`,
      path[locale].replace(/(\.lp)?$/, '-1$1'),
    ]),
    ...LOCALES.map((locale): [string, string] => [`values.${locale}.word`, '']),
    ...listCells({ title, description, sections }),
  ];
  const lines = [cells.map(([column]) => column), cells.map(([, cell]) => cell)];
  const table = lines.map((line) => line.map(quote).join(';')).join('\r\n');
  // With it Excel reads the file as UTF-8.
  return `\uFEFF${table}\r\n`;
}

/** The fields of a value that rows fill: texts that must differ, numbers, and lists of words or numbers. */
function listCells(value: unknown, at = ''): [column: string, cell: string][] {
  if (typeof value === 'number') return [[at, String(value).replace('.', ',')]];
  if (Array.isArray(value)) {
    const isPlain = value.every((entry) => typeof entry !== 'object') && !at.endsWith('bullets');
    return isPlain ? [[at, value.join(', ')]] : [];
  }
  if (!isRecord(value)) return [];
  if (isLocalized(value))
    return TEXTS.includes(at) ? LOCALES.map((locale) => [`${at}.${locale}`, value[locale]]) : [];
  return Object.entries(value).flatMap(([key, part]) => listCells(part, at ? `${at}.${key}` : key));
}

function quote(cell: string): string {
  return /[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
