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
    const reason = error instanceof Error ? error.message : error;
    throw new UserError(
      describeMergeConflict(text, file) ?? `${file} is not valid JSON: ${reason}`,
    );
  }
}
