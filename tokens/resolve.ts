import { defineConfig, type Logger, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { createRecord, mapValues } from '../lib/objects.ts';
import { convertUnits } from './convert-units.ts';

/** Resolved tokens by id, of each brand and in each of its colour schemes. */
export type LoadedTokens = Readonly<Record<string, Readonly<Record<string, TokenNormalizedSet>>>>;

/** The file that names all others. */
export const RESOLVER = 'tokens.resolver.json';

/**
 * Parses and lints DTCG 2025.10 files and resolves them once per brand and colour scheme. Needs no
 * files on disk, so that the workbench resolves what somebody tries in it.
 * @param read gives the text of a file by its path from the folder of the resolver
 * @returns the brands in the resolver's order, each with its tokens in every scheme, the light one first
 */
export async function resolveTokens(
  read: (path: string) => string | Promise<string>,
  logger: Logger,
): Promise<LoadedTokens> {
  const filename = new URL(RESOLVER, FOLDER);
  const { resolver } = await parse([{ filename, src: await read(RESOLVER) }], {
    config: createConfig(filename, logger),
    logger,
    req: async (url) => read(decodeURIComponent(url.href.slice(FOLDER.length))),
  });
  const { brand: brands, scheme: schemes } = resolver.source.modifiers ?? {};
  return createRecord(Object.keys(brands?.contexts ?? {}), (brand) =>
    createRecord(Object.keys(schemes?.contexts ?? {}), (scheme) =>
      mapValues(resolver.apply({ brand, scheme }), convertUnits),
    ),
  );
}

/** Where the files seem to be: Terrazzo resolves their names against an address. */
const FOLDER = 'file:///tokens/';

/** With the lint rules for token files. */
function createConfig(resolverFile: URL, logger: Logger) {
  return defineConfig(
    {
      tokens: [resolverFile.href],
      lint: {
        rules: {
          'core/valid-color': 'error',
          'core/valid-dimension': 'error',
          'core/valid-duration': 'error',
          'core/valid-font-family': 'error',
          'core/valid-font-weight': 'error',
          'core/valid-cubic-bezier': 'error',
          'core/valid-shadow': 'error',
          'core/valid-typography': 'error',
          'core/valid-number': 'error',
          'core/consistent-naming': ['error', { format: 'camelCase' }],
          'a11y/min-font-size': ['error', { minSizePx: 15 }],
        },
      },
    },
    { cwd: new URL(FOLDER), logger },
  );
}
