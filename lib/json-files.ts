import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sha256 } from './sha256.ts';

/** Writes a file into a folder that may not exist yet. Atomic: a reader sees the old file or the new one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const staging = `${file}.${randomUUID()}.new`;
  await writeFile(staging, content);
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

/** SHA-256 of a file's bytes, in hex; `undefined` when there is none, as for a virtual module. */
export async function hashFile(path: string): Promise<string | undefined> {
  return await readFile(path).then(sha256, () => undefined);
}
