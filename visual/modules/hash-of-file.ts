import { readFile } from 'node:fs/promises';
import { sha256 } from '../baselines.ts';

/** SHA-256 of a file's bytes, in hex; `undefined` when there is no such file. */
export async function hashOfFile(path: string): Promise<string | undefined> {
  try {
    return sha256(await readFile(path));
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** Names of virtual modules lead nowhere, or to a folder. */
function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}
