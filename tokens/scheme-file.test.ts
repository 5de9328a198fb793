import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { mapValues } from '../lib/objects.ts';
import { loadTokens } from './load.ts';
import { createSchemeFile, SCHEMES } from './scheme-file.ts';

const brands = await loadTokens();

test.each(SCHEMES)(
  'the one file of the %s scheme has every value, and refers as its parts do',
  async (scheme) => {
    const merged = createSchemeFile(read, 'fernblick', scheme);
    // What a colour is in sRGB is no part of its tokens.
    const src = JSON.stringify(merged, (key, value) => (key === 'hex' ? undefined : value));
    expect(src).toContain('"$value":"{brand.deep.700}"');
    const filename = new URL('file:///tokens/merged.tokens.json');
    const config = defineConfig({ tokens: [filename.href] }, { cwd: filename });
    const { tokens } = await parse([{ filename, src }], { config, logger: new Logger() });
    const values = mapValues(tokens, ({ $value }) => $value);
    expect(values).toEqual(mapValues(brands.fernblick?.[scheme] ?? {}, ({ $value }) => $value));
  },
);

function read(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
