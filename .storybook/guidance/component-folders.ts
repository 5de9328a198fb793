import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../../tools/project/paths.ts';

/**
 * The folders of components with guidance: those of the design system, and those that one calculator or
 * section alone has, beside it.
 */
export function listComponentFolders(): string[] {
  const files = '{design-system/*,site/calculator/**,site/sections/*}/*/guidance.ts';
  return globSync(files, { cwd: ROOT }).map(dirname).sort();
}
