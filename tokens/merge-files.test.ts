import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { mapValues } from '../lib/objects.ts';
import { convertUnits } from './convert-units.ts';
import { loadTokens } from './load.ts';
import { mergeTokenFiles } from './merge-files.ts';

const FILES = ['base.tokens.json', 'semantic.tokens.json', 'brands/fernblick.tokens.json'];
const brands = await loadTokens();

test.each([
  ['light', FILES],
  ['dark', [...FILES, 'dark.tokens.json']],
])(
  'the one file of the %s scheme has every value, and refers as its parts do',
  async (scheme, files) => {
    const merged = mergeTokenFiles(files.map(read));
    const src = JSON.stringify(merged);
    expect(src).toContain('"$value":"{brand.deep.700}"');
    const filename = new URL('file:///tokens/merged.tokens.json');
    const config = defineConfig({ tokens: [filename.href] }, { cwd: filename });
    const { tokens } = await parse([{ filename, src }], { config, logger: new Logger() });
    const values = mapValues(tokens, (token) => convertUnits(token).$value);
    expect(values).toEqual(mapValues(brands.fernblick?.[scheme] ?? {}, ({ $value }) => $value));
  },
);

function read(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
