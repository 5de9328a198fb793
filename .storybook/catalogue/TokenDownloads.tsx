import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import { mergeTokenFiles } from '../../tokens/merge-files.ts';
import { readBrand, readTokenFile } from '../playground/changed-brand.ts';

/** All tokens of each brand and scheme as one DTCG file, for Figma and other design programs. */
export function TokenDownloads() {
  return (
    <ul>
      {keysOf(brands).flatMap((brand) =>
        (['light', 'dark'] as const).map((scheme) => (
          <li key={brand + scheme}>
            <a download={getName(brand, scheme)} href={toAddress(brand, scheme)}>
              {brands[brand].name}, {scheme}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

/** As the package names them. */
function getName(brand: Brand, scheme: Scheme): string {
  return scheme === 'light' ? `${brand}.tokens.json` : `${brand}.${scheme}.tokens.json`;
}

function toAddress(brand: Brand, scheme: Scheme): string {
  const dark = scheme === 'dark' ? [readTokenFile('dark.tokens.json')] : [];
  const parts = ['base.tokens.json', 'semantic.tokens.json'].map(readTokenFile);
  const merged = mergeTokenFiles([...parts, readBrand(brand), ...dark]);
  const text = `${JSON.stringify(merged, null, 2)}\n`;
  return `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
}
