import { isRecord } from '../../site/calculation/is-record.ts';

/**
 * The records of a CSV file (RFC 4180) by its first line, in which a name with dots is a place in the
 * record: `values.de.city`. A number, a list or a truth value is written as in JSON; an empty cell is
 * left out.
 */
export function tableRows(csv: string): Record<string, unknown>[] {
  const [names = [], ...lines] = linesOf(csv.replace(/^\uFEFF/, ''));
  return lines.map((cells) => {
    const record: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) {
      const cell = cells[index] ?? '';
      if (cell !== '') put(record, name.split('.'), cellValue(cell, name));
    }
    return record;
  });
}

/** Quoted cells may contain commas, line breaks and doubled quotes. */
function linesOf(csv: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, quoted, plain, end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    line.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    if (line.some((cell) => cell !== '')) lines.push(line);
    line = [];
  }
  return lines;
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
  const inner = record[first];
  const next: Record<string, unknown> = isRecord(inner) ? { ...inner } : {};
  record[first] = next;
  put(next, rest, value);
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
