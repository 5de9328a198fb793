import { formatCount } from '../../lib/format-count.ts';
import { parseJson } from '../../lib/parse-json.ts';
import { UserError } from '../../lib/user-error.ts';
import { assertNoThousands, readNumber } from './read-number.ts';

/**
 * The records of a CSV file (RFC 4180) and their lines, by its first line, in which a name with dots is
 * a place in the record: `values.de.city`. A number is written as in JSON or as people write it, `3,300 €`,
 * a list as in JSON or with commas; an empty cell is left out, and so is an empty line. Where semicolons
 * or tabs separate the cells, as a German Excel writes them, `3.300` are thousands, and else `3,300`.
 * @param file names it in messages
 * @param columns says which columns there may be, and which of them hold lists
 * @throws UserError with the line that cannot be read
 */
export function parseTable(
  csv: string,
  file: string,
  { assert = () => {}, isList = () => false }: Partial<Columns> = {},
): { line: number; record: Record<string, unknown> }[] {
  // Excel's own line that says what separates the cells.
  const [hint = '', said] = csv.match(/^sep=(.)(?:\r\n?|\n)/i) ?? [];
  const text = csv.slice(hint.length);
  const separator = said ?? SEPARATORS.find((one) => text.match(/^.*/)?.[0].includes(one)) ?? ',';
  const [head, ...lines] = linesOf(text, file, separator, hint === '' ? 1 : 2);
  const names = head?.cells.map((name) => name.trim()) ?? [];
  assertNames(names, file);
  assert(names);
  if (lines.length === 0)
    throw new UserError(`${file} has no rows. Write one in each line below the first.`);
  return lines.map(({ cells, number }) => {
    if (cells.length !== names.length) {
      const counts = `${formatCount(cells.length, 'cell')}, the first line has ${names.length}`;
      throw new UserError(
        `${file}, line ${number}: ${counts}. Put quotes around a cell with ${SEPARATOR_NAMES[separator] ?? separator}.`,
      );
    }
    const record = createRecord();
    for (const [index, name] of names.entries()) {
      const cell = cells[index] ?? '';
      if (cell !== '' && name === '')
        throw new UserError(
          `${file}, line ${number}: column ${nameColumn(index)} has no name in the first line. Name it, or empty it.`,
        );
      if (cell === '') continue;
      const place = `${file}, line ${number}, column ${nameColumn(index)} "${name}"`;
      const unread = NO_RESULTS.find(([sign]) => sign.test(cell))?.[1];
      if (unread) throw new UserError(`${place}: ${cell} is ${unread}`);
      put(
        record,
        name.split('.'),
        readCell(cell, { name, separator, isList: isList(name), place }),
      );
    }
    return { line: number, record };
  });
}

/** What a spreadsheet writes in place of a result: `#NV`, `#ÜBERLAUF!`, `#DIV/0!`, `#NAME?`, `####`. */
const NO_RESULTS = [
  [/^#(?:\p{Lu}+[!?]|DIV\/0!|NV|N\/A)$/u, 'an error of Excel. Correct its formula.'],
  [/^##+$/, 'what a narrow column shows. Widen it, and save the table once more.'],
  [/^=/, 'a formula. Show results, not formulas, and save the table once more.'],
] as const;

/** What is known of the columns of a table. */
interface Columns {
  /** Refuses names of columns. */
  assert: (names: readonly string[]) => void;
  /** Whether a column holds lists. */
  isList: (name: string) => boolean;
}

/** What may separate cells; a name of a column has none of them. */
const SEPARATORS = ['\t', ';', ','];

const SEPARATOR_NAMES: Readonly<Record<string, string>> = {
  '\t': 'tabs',
  ';': 'semicolons',
  ',': 'commas',
};

/** The letters of a column as spreadsheets name it: A to Z, then AA. */
export function nameColumn(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : nameColumn(Math.floor(index / 26) - 1) + last;
}

/** The cells of each line, and its number in the file: cells may have several lines. */
function linesOf(csv: string, file: string, separator: string, first: number) {
  // Quoted cells may contain separators, line breaks and doubled quotes; then comes what ends a cell.
  const cell = `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))([${separator}]|\\r\\n?|\\n|$)`;
  const lines: { number: number; cells: string[] }[] = [];
  let line: (typeof lines)[number] = { number: first, cells: [] };
  let [number, read] = [first, 0];
  for (const [found, quoted, plain, end] of csv.matchAll(new RegExp(cell, 'gy'))) {
    number += found.split(/\r\n?|\n/).length - 1;
    read += found.length;
    line.cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === separator) continue;
    if (line.cells.some((cell) => cell !== '')) lines.push(line);
    line = { number, cells: [] };
  }
  if (read === csv.length) return lines;
  throw new UserError(
    `${file}, line ${number}: a quote is not closed, or stands in the middle of a cell. Put quotes around the whole cell and write those within it twice.`,
  );
}

/** Two columns for one place would overwrite each other. */
function assertNames(names: readonly string[], file: string): void {
  for (const [index, name] of names.entries()) {
    const other = names.findIndex(
      (one, at) => at !== index && (one === name || one.startsWith(`${name}.`)),
    );
    if (name === '' || other < 0) continue;
    const places = `${nameColumn(index)} "${name}" and ${nameColumn(other)} "${names[other]}"`;
    throw new UserError(
      `${file}, line 1: the columns ${places} are the same place. Remove one of them.`,
    );
  }
}

/** Inherits nothing, so that a column called `__proto__` is one like all others. */
function createRecord(): Record<string, unknown> {
  return Object.create(null);
}

function put(
  record: Record<string, unknown>,
  [first = '', ...rest]: string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    record[first] = value;
    return;
  }
  record[first] ??= createRecord();
  // No other column is this place: `assertNames`.
  put(record[first] as Record<string, unknown>, rest, value);
}

/** Where a cell stands. */
interface Column {
  name: string;
  separator: string;
  isList: boolean;
  /** With its line. */
  place: string;
}

/** @throws UserError with the place of a cell that can be read in two ways */
function readCell(cell: string, { name, separator, isList, place }: Column): unknown {
  // Only what sections say can be other than text: a city may be called "1".
  if (!name.startsWith('sections.')) return cell;
  try {
    return isList ? listValue(cell, separator) : cellValue(cell, separator);
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${place}: ${error.message}`) : error;
  }
}

function cellValue(cell: string, separator: string): unknown {
  const number = readNumber(cell, separator === ',' ? '.' : ',');
  if (number !== undefined) return number;
  // Excel writes truth values in its language, in capitals, and people as they like.
  if (/^(TRUE|WAHR)$/i.test(cell)) return true;
  if (/^(FALSE|FALSCH)$/i.test(cell)) return false;
  const value = parseJson(cell);
  if (typeof value === 'object') assertNoThousands(cell);
  return value === undefined ? cell : value;
}

/** A list of words or numbers: as in JSON, or `gap, tax`, or each in a line of the cell. */
function listValue(cell: string, separator: string): unknown {
  const value = parseJson(cell);
  if (typeof value === 'object') return cellValue(cell, separator);
  const between = separator === ',' ? /[;|\n]|,\s+|,(?!\d{3}\b)/ : /[;|\n]|,\s+|,(?!\d)/;
  return cell.split(between).map((part) => cellValue(part.trim(), separator));
}
