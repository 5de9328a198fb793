import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeMergeConflict } from './merge-conflict.ts';
import { sha256 } from './sha256.ts';
import { listTwice } from './twice-in-json.ts';
import { UserError } from './user-error.ts';

/**
 * Writes a file into a folder that may not exist yet. Atomic: a reader sees the old file or the new one,
 * also when the power fails, and while another process writes the same.
 */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const staging = `${file}.${randomUUID()}.new`;
  await writeFile(staging, content, { flush: true });
  await rename(staging, file);
}

/** The parsed content of a JSON file; undefined when it is missing or invalid. */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(await readFile(file, 'utf8').catch(() => ''));
}

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

/** SHA-256 of a file's bytes, in hex; `undefined` when there is none, as for a virtual module. */
export async function hashFile(path: string): Promise<string | undefined> {
  return await readFile(path).then(sha256, () => undefined);
}
