import { formatCount } from '../../lib/format-count.ts';
import { UserError } from '../../lib/user-error.ts';

/**
 * The records of a CSV file (RFC 4180) by its first line, in which a name with dots is a place in the
 * record: `values.de.city`. A number, a list or a truth value is written as in JSON; an empty cell is
 * left out, and so is an empty line.
 * @param file names it in messages
 * @throws UserError with the line that cannot be read
 */
export function parseTable(csv: string, file: string): Record<string, unknown>[] {
  const [head, ...lines] = linesOf(csv.replace(/^\uFEFF/, ''), file);
  const names = head?.cells ?? [];
  assertNames(names, file);
  return lines.map(({ cells, number }) => {
    if (cells.length !== names.length) {
      const counts = `${formatCount(cells.length, 'cell')}, the first line has ${names.length}`;
      throw new UserError(
        `${file}, line ${number}: ${counts}. Put quotes around a cell with commas.`,
      );
    }
    const record: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) {
      const cell = cells[index] ?? '';
      if (cell !== '') put(record, name.split('.'), cellValue(cell, name));
    }
    return record;
  });
}

interface Line {
  /** In the file: cells may have several lines. */
  number: number;
  cells: string[];
}

/** Quoted cells may contain commas, line breaks and doubled quotes; then comes what ends a cell. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function linesOf(csv: string, file: string): Line[] {
  const lines: Line[] = [];
  let line: Line = { number: 1, cells: [] };
  let [number, read] = [1, 0];
  for (const [found, quoted, plain, end] of csv.matchAll(CELL)) {
    number += found.split('\n').length - 1;
    read += found.length;
    line.cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
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
    const other = names.find(
      (one, at) => at !== index && (one === name || one.startsWith(`${name}.`)),
    );
    if (name === '' || other === undefined) continue;
    throw new UserError(
      `${file}, line 1: the columns "${name}" and "${other}" are the same place. Remove one of them.`,
    );
  }
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
  record[first] ??= {};
  // No other column is this place: `assertNames`.
  put(record[first] as Record<string, unknown>, rest, value);
}

/** Only what sections say can be other than text: a city may be called "1". */
function cellValue(cell: string, name: string): unknown {
  if (!name.startsWith('sections.')) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
