import { isRecord, mapValues } from '../lib/objects.ts';
import type { TokenFile } from './brand-changes.ts';
import { convertValue } from './convert-units.ts';
import type { Scheme } from './index.ts';
import { toHex } from './plain-values.ts';

export const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];

/** The name of the file: `fernblick.tokens.json`, `fernblick.dark.tokens.json`. */
export function nameSchemeFile(brand: string, scheme: Scheme): string {
  return scheme === 'light' ? `${brand}.tokens.json` : `${brand}.${scheme}.tokens.json`;
}

/**
 * All tokens of a brand in a scheme as one DTCG file, for Figma and other design programs: references
 * stay references, so that in them roles follow their scales, and each colour is in sRGB beside OKLCH.
 * @param read a file of `tokens/` by its path in it
 */
export function createSchemeFile(
  read: (path: string) => TokenFile,
  brand: string,
  scheme: Scheme,
): TokenFile {
  const paths = ['base', 'semantic', `brands/${brand}`, ...(scheme === 'dark' ? [scheme] : [])];
  const files = paths.map((path) => read(`${path}.tokens.json`));
  return addHex(convertValue(files.reduce(mergeGroups, {}))) as TokenFile;
}

/**
 * What two files say, the later in place of the earlier. A token is replaced as a whole; it keeps the
 * description that the later one has none of.
 */
function mergeGroups(group: TokenFile, later: TokenFile): TokenFile {
  const merged = { ...group };
  for (const [name, value] of Object.entries(later)) {
    const own = merged[name];
    const isGroup = isRecord(own) && isRecord(value) && name !== '$value';
    merged[name] = isGroup ? mergeGroups(own, value) : value;
  }
  return merged;
}

/** A value of any type whose colours have their sRGB, too; a format of six digits knows no alpha. */
function addHex(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addHex);
  if (!isRecord(value)) return value;
  return isColor(value) ? { ...value, hex: toHex(value).slice(0, 7) } : mapValues(value, addHex);
}

function isColor(value: object): value is Parameters<typeof toHex>[0] {
  return 'colorSpace' in value;
}
