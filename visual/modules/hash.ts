import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** SHA-256 in hex. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** SHA-256 of a file's bytes, in hex; `undefined` when there is none, as for a virtual module. */
export async function hashOfFile(path: string): Promise<string | undefined> {
  return await readFile(path).then(sha256, () => undefined);
}
