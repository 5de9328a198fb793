import { formatCount } from '../../lib/format-count.ts';
import { parseJson } from '../../lib/json-files.ts';
import { UserError } from '../../lib/user-error.ts';

/**
 * The records of a CSV file (RFC 4180) by its first line, in which a name with dots is a place in the
 * record: `values.de.city`. A number, a list or a truth value is written as in JSON; an empty cell is
 * left out, and so is an empty line. Where semicolons separate the cells, as a German Excel writes them,
 * numbers have a decimal comma.
 * @param file names it in messages
 * @param assertColumns refuses names of columns
 * @throws UserError with the line that cannot be read
 */
export function parseTable(
  csv: string,
  file: string,
  assertColumns: (names: readonly string[]) => void = () => {},
): Record<string, unknown>[] {
  const separator = /^[^\n]*;/.test(csv) ? ';' : ',';
  const [head, ...lines] = linesOf(csv.replace(/^\uFEFF/, ''), file, separator);
  const names = head?.cells ?? [];
  assertNames(names, file);
  assertColumns(names);
  return lines.map(({ cells, number }) => {
    if (cells.length !== names.length) {
      const counts = `${formatCount(cells.length, 'cell')}, the first line has ${names.length}`;
      throw new UserError(
        `${file}, line ${number}: ${counts}. Put quotes around a cell with ${separator === ',' ? 'commas' : 'semicolons'}.`,
      );
    }
    const record = createRecord();
    for (const [index, name] of names.entries()) {
      const cell = cells[index] ?? '';
      if (cell !== '' && name === '')
        throw new UserError(
          `${file}, line ${number}: column ${nameColumn(index)} has no name in the first line. Name it, or empty it.`,
        );
      if (cell !== '') put(record, name.split('.'), cellValue(cell, name, separator));
    }
    return record;
  });
}

/** The letters of a column as spreadsheets name it: A to Z, then AA. */
export function nameColumn(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : nameColumn(Math.floor(index / 26) - 1) + last;
}

/** The cells of each line, and its number in the file: cells may have several lines. */
function linesOf(csv: string, file: string, separator: string) {
  // Quoted cells may contain separators, line breaks and doubled quotes; then comes what ends a cell.
  const cell = `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`;
  const lines: { number: number; cells: string[] }[] = [];
  let line: (typeof lines)[number] = { number: 1, cells: [] };
  let [number, read] = [1, 0];
  for (const [found, quoted, plain, end] of csv.matchAll(new RegExp(cell, 'gy'))) {
    number += found.split('\n').length - 1;
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

/** Only what sections say can be other than text: a city may be called "1". */
function cellValue(cell: string, name: string, separator: string): unknown {
  if (!name.startsWith('sections.')) return cell;
  if (separator === ';' && /^-?\d+,\d+$/.test(cell)) return Number(cell.replace(',', '.'));
  // Excel writes truth values in its language, in capitals.
  if (/^(TRUE|WAHR)$/.test(cell)) return true;
  if (/^(FALSE|FALSCH)$/.test(cell)) return false;
  const value = parseJson(cell);
  return value === undefined ? cell : value;
}
