import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenNormalized } from '@terrazzo/parser';
import type { Brand } from '../../tokens/index.ts';
import { loadTokens } from '../../tokens/load.ts';
import { nestTokens, toHex } from '../../tokens/plain-values.ts';

/**
 * Writes for each brand `fernblick.css`, the variables of the theme with the colours of both schemes,
 * and `fernblick.tokens.json` and `fernblick.dark.tokens.json`, all tokens of a scheme in the format of
 * the Design Tokens Community Group (2025.10) with their values in place of references, and each colour
 * in sRGB beside OKLCH: what Figma imports.
 * @param theme the compiled module of the theme: Node reads no JSX
 */
export async function writeTokenFiles(
  folder: string,
  theme: Pick<typeof import('../../design-system/theme.ts'), 'createBrandTheme'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [brand, schemes] of Object.entries(await loadTokens())) {
    const sheets = theme.createBrandTheme(brand as Brand).generateStyleSheets();
    await writeFile(join(folder, `${brand}.css`), sheets.map(formatRules).join('\n'));
    for (const [scheme, tokens] of Object.entries(schemes)) {
      const name = scheme === 'light' ? brand : `${brand}.${scheme}`;
      await writeFile(
        join(folder, `${name}.tokens.json`),
        JSON.stringify(nestTokens(Object.values(tokens), describe), null, 2),
      );
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

function describe(token: TokenNormalized): object {
  const { $type, $value, $description } = token;
  const value = $type === 'color' ? { ...$value, hex: toHex($value).slice(0, 7) } : $value;
  return { $type, $value: value, ...($description && { $description }) };
}
