import { createHash } from 'node:crypto';

/** The source expression of a content security policy that allows exactly this inline script or style. */
export function formatSourceHash(code: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
