import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCEPTED_FILE, ROOT } from '../project/paths.ts';

/** All that the commands read, write and need to run. */
const PARTS = [
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'biome.json',
    '.gitignore',
    ACCEPTED_FILE,
  ],
  ...['design-system', 'lib', 'site', 'tokens', 'tools'],
];

/**
 * Copies what commands need, with generated files, so that they may write into it: faster than a
 * repository. The name of the folder has what an address or a shell would read otherwise.
 */
export function copyForCommands(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'fernblick ä b-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
