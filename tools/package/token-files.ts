import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysOf } from '../../lib/objects.ts';
import type { TokenFile } from '../../tokens/brand-changes.ts';
import { brandTokens } from '../../tokens/index.ts';
import { createSchemeFile, nameSchemeFile, SCHEMES } from '../../tokens/scheme-file.ts';
import { ROOT } from '../project/paths.ts';

/**
 * Writes for each brand `fernblick.css`, the variables of the theme with the colours of both schemes,
 * and `fernblick.tokens.json` and `fernblick.dark.tokens.json`, all tokens of a scheme as the workbench
 * offers them: what Figma imports.
 * @param theme the compiled module of the theme: Node reads no JSX
 */
export async function writeTokenFiles(
  folder: string,
  theme: Pick<typeof import('../../design-system/theme.ts'), 'createBrandTheme'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const brand of keysOf(brandTokens)) {
    const sheets = theme.createBrandTheme(brand).generateStyleSheets();
    await writeFile(join(folder, `${brand}.css`), sheets.map(formatRules).join('\n'));
    for (const scheme of SCHEMES) {
      const file = createSchemeFile(readTokenFile, brand, scheme);
      const text = JSON.stringify(file, null, 2);
      await writeFile(join(folder, nameSchemeFile(brand, scheme)), `${text}\n`);
    }
  }
}

type Rules = { [selector: string]: Rules | string | number };

/** Declarations, and rules within conditions, such as a media query. */
function formatRules(rules: object): string {
  return Object.entries(rules as Rules)
    .map(([name, value]) =>
      typeof value === 'object'
        ? `${name}{${formatRules(value)}}`
        : `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`,
    )
    .join('');
}

function readTokenFile(path: string): TokenFile {
  return JSON.parse(readFileSync(join(ROOT, 'tokens', path), 'utf8'));
}
