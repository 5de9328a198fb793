import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { loadTokens } from './load.ts';

/** Groups that only other tokens may refer to: they never reach the theme. */
const PRIVATE_GROUPS = ['base', 'brand'];

type Tree = { [key: string]: Tree | string | number | readonly (string | number)[] };

/**
 * Writes `tokens/dist/tokens.ts`: the semantic tokens of every brand as plain values for the theme
 * (colours `#rrggbb`, lengths in px and durations in ms as numbers), their type, and a catalogue of
 * every token for the workbench's token pages.
 */
export async function buildTokens(): Promise<void> {
  const brands = await loadTokens();
  const target = new URL('dist/', import.meta.url);
  await mkdir(target, { recursive: true });
  await writeIfNew(new URL('tokens.ts', target), source(brands));
}

/** Leaves an equal file alone: what watches it need not start anew, what reads it is not disturbed. */
async function writeIfNew(file: URL, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== before) await writeFile(file, text);
}

function source(brands: Record<string, TokenNormalizedSet>): string {
  const names = Object.keys(brands);
  const [first = {}] = Object.values(brands);
  const shape = typeOf(toTree(first));
  const values = names.map((name) => `  '${name}': ${json(toTree(brands[name] ?? {}))},`);
  const catalogue = Object.values(first).map((token) => ({
    id: token.id,
    type: token.$type,
    description: token.$description ?? '',
    aliasOf: token.aliasOf ?? null,
    values: Object.fromEntries(names.map((name) => [name, text(brands[name]?.[token.id])])),
  }));
  return [
    '// Made by `npm run tokens` from the JSON files beside this folder. Not to be edited.',
    `export type Brand = ${names.map((name) => `'${name}'`).join(' | ')};`,
    `export interface Tokens ${shape}`,
    `export const brandTokens: Record<Brand, Tokens> = {\n${values.join('\n')}\n};`,
    'export interface CatalogueEntry { id: string; type: string; description: string; aliasOf: string | null; values: Record<Brand, string> }',
    `export const tokenCatalogue: readonly CatalogueEntry[] = ${json(catalogue)};`,
    '',
  ].join('\n\n');
}

function toTree(tokens: TokenNormalizedSet): Tree {
  const tree: Tree = {};
  for (const token of Object.values(tokens)) {
    const path = token.id.split('.');
    if (PRIVATE_GROUPS.includes(path[0] ?? '')) continue;
    let group = tree;
    for (const step of path.slice(0, -1)) {
      group[step] ??= {};
      group = group[step] as Tree;
    }
    group[path.at(-1) ?? ''] = plain(token);
  }
  return tree;
}

/** A token's value as the theme wants it: no units to parse, no colour spaces to know. */
function plain(token: TokenNormalized): Tree[string] {
  switch (token.$type) {
    case 'color':
      return hex(token.$value);
    case 'dimension':
    case 'duration':
      return token.$value.value;
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = token.$value;
      return {
        fontFamily: fontStack(fontFamily),
        fontSize: length(fontSize),
        fontWeight: Number(fontWeight),
        lineHeight: Number(lineHeight),
        letterSpacing: length(letterSpacing),
      };
    }
    case 'shadow':
      return token.$value
        .map((layer) =>
          [
            ...[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(
              ({ value, unit }) => `${value}${unit}`,
            ),
            hex(layer.color),
          ].join(' '),
        )
        .join(', ');
    case 'fontFamily':
      return fontStack(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontWeight':
    case 'number':
      return Number(token.$value);
    default:
      throw new Error(
        `Token ${token.id} has the type "${token.$type}", which the theme cannot take. Add it to plain() in tokens/build.ts.`,
      );
  }
}

function hex(value: { colorSpace: string; components: unknown; alpha?: unknown }): string {
  const coordinates = value.components as [number, number, number];
  const color = new Color(value.colorSpace as 'oklch', coordinates, Number(value.alpha ?? 1));
  return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

function length(value: unknown): number {
  return (value as { value: number }).value;
}

function fontStack(families: readonly string[] | string): string {
  return [families]
    .flat()
    .map((family) => (/\s/.test(family) ? `"${family}"` : family))
    .join(', ');
}

function text(token: TokenNormalized | undefined): string {
  if (!token) return '';
  const value = plain(token);
  if (token.$type === 'dimension' || token.$type === 'duration')
    return `${value}${token.$value.unit}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function typeOf(value: Tree[string]): string {
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${typeOf(inner)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildTokens();
