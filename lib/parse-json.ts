import { visit } from 'jsonc-parser';
import { describeMergeConflict } from './merge-conflict.ts';
import { listTwice } from './twice-in-json.ts';
import { UserError } from './user-error.ts';

/** The value of a JSON text; undefined when it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The value of the text of a JSON file.
 * @throws UserError naming the file and the place in it that is not JSON, or that an object has twice
 */
export function parseJsonFile(text: string, file: string): unknown {
  const value = parseOrThrow(text, file);
  const twice = listTwice(text).map(
    ({ line, place }) => `${file}:${line}: ${place} is there twice. Remove one of the two.`,
  );
  if (twice.length > 0) throw new UserError(twice.join('\n'));
  return value;
}

function parseOrThrow(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(describeInvalid(text, file, error instanceof Error ? error.message : ''));
  }
}

/**
 * A sentence about a text that is not JSON, with the line.
 * @param reason what the engine says: not always where
 */
export function describeInvalid(text: string, file: string, reason: string): string {
  const conflict = describeMergeConflict(text, file);
  if (conflict) return conflict;
  if (text.startsWith('\uFEFF'))
    return `${file} is not valid JSON: it begins with a byte order mark. Save it as UTF-8 without one.`;
  let place = '';
  visit(text, {
    onError: (_code, _offset, _length, line, column) => {
      place ||= ` (line ${line + 1} column ${column + 1})`;
    },
  });
  const [said = ''] = reason.split(/(?:, |: )(?:\.\.\.)?"| in JSON/);
  return `${file} is not valid JSON: ${said}${place}`;
}
