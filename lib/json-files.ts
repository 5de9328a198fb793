import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from './parse-json.ts';
import { sha256 } from './sha256.ts';

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

/** SHA-256 of a file's bytes, in hex; `undefined` when there is none, as for a virtual module. */
export async function hashFile(path: string): Promise<string | undefined> {
  return await readFile(path).then(sha256, () => undefined);
}
