import { readFileSync } from 'node:fs';

/** The table of terms as it is on disk: the same as `bundled-terms.ts`. */
export const termTable = readFileSync(new URL('../../docs/terms.md', import.meta.url), 'utf8');
