import { readFile } from 'node:fs/promises';
import { defineConfig, parse, type TokenNormalizedSet } from '@terrazzo/parser';
import { CONTRAST_PAIRS } from './contrast.ts';

const folder = new URL('./', import.meta.url);
const resolverFile = new URL('tokens.resolver.json', folder);

/** The lint rules for token files; a violation fails the build with file and line. */
const config = defineConfig(
  {
    tokens: ['./tokens.resolver.json'],
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
        'a11y/min-contrast': [
          'error',
          {
            level: 'AA',
            pairs: CONTRAST_PAIRS.filter((pair) => pair.atLeast >= 4.5).map(
              ({ foreground, background }) => ({ foreground, background }),
            ),
          },
        ],
      },
    },
  },
  { cwd: folder },
);

/**
 * Parses and lints the DTCG 2025.10 files and resolves them once per brand.
 * @returns the brands in the resolver's order, each with its resolved tokens by id
 * @throws Terrazzo's error, which names file, line and rule, when a file violates the format or a rule
 */
export async function loadTokens(): Promise<Record<string, TokenNormalizedSet>> {
  const { resolver } = await parse(
    [{ filename: resolverFile, src: await readFile(resolverFile, 'utf8') }],
    { config, req: (file) => readFile(file, 'utf8') },
  );
  const brands = Object.keys(resolver.source.modifiers?.brand?.contexts ?? {});
  return Object.fromEntries(brands.map((brand) => [brand, resolver.apply({ brand })]));
}
