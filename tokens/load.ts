import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { parseJsonFile } from '../lib/json-files.ts';
import { createRecord } from '../lib/objects.ts';
import { ErrorLogger } from './error-logger.ts';

/** Resolved tokens by id, of each brand and in each of its colour schemes. */
export type LoadedTokens = Readonly<Record<string, Readonly<Record<string, TokenNormalizedSet>>>>;

/**
 * Parses and lints the DTCG 2025.10 files and resolves them once per brand and colour scheme.
 * @returns the brands in the resolver's order, each with its tokens in every scheme, the light one first
 * @throws UserError that names file and line when a file violates the format or a rule
 */
export async function loadTokens(folder = import.meta.dirname): Promise<LoadedTokens> {
  const resolverFile = join(folder, 'tokens.resolver.json');
  const logger = new ErrorLogger(folder);
  const config = createConfig(resolverFile, logger);
  const read = async (file: string) => {
    const text = await readFile(file, 'utf8');
    parseJsonFile(text, join('tokens', relative(folder, file)));
    return text;
  };
  const { resolver } = await parse(
    [{ filename: pathToFileURL(resolverFile), src: await read(resolverFile) }],
    { config, logger, req: (url) => read(fileURLToPath(url)) },
  );
  const { brand: brands, scheme: schemes } = resolver.source.modifiers ?? {};
  return createRecord(Object.keys(brands?.contexts ?? {}), (brand) =>
    createRecord(Object.keys(schemes?.contexts ?? {}), (scheme) =>
      resolver.apply({ brand, scheme }),
    ),
  );
}

/** With the lint rules for token files. */
function createConfig(resolverFile: string, logger: ErrorLogger) {
  return defineConfig(
    {
      tokens: [pathToFileURL(resolverFile).href],
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
    { cwd: pathToFileURL(`${dirname(resolverFile)}/`), logger },
  );
}
