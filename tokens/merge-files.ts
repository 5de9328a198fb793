import { isRecord } from '../lib/objects.ts';
import type { TokenFile } from './brand-changes.ts';

/**
 * One file of all that several say, a later one in place of an earlier: what a design program imports.
 * References stay references, so that in it roles follow their scales.
 */
export function mergeTokenFiles(files: readonly TokenFile[]): TokenFile {
  return files.reduce(mergeGroups, {});
}

/** A token is replaced as a whole; it keeps the description that the later one has none of. */
function mergeGroups(group: TokenFile, later: TokenFile): TokenFile {
  const merged = { ...group };
  for (const [name, value] of Object.entries(later)) {
    const own = merged[name];
    const isGroup = isRecord(own) && isRecord(value) && name !== '$value';
    merged[name] = isGroup ? mergeGroups(own, value) : value;
  }
  return merged;
}
