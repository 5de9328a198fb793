import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import type { Brand, Scheme } from '../../tokens/index.ts';
import { createSchemeFile, nameSchemeFile, SCHEMES } from '../../tokens/scheme-file.ts';
import { readTokenFile } from '../playground/changed-brand.ts';

/** All tokens of each brand and scheme as one DTCG file, for Figma and other design programs. */
export function TokenDownloads() {
  return (
    <ul>
      {keysOf(brands).flatMap((brand) =>
        SCHEMES.map((scheme) => (
          <li key={brand + scheme}>
            <a download={nameSchemeFile(brand, scheme)} href={toAddress(brand, scheme)}>
              {brands[brand].name}, {scheme}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

function toAddress(brand: Brand, scheme: Scheme): string {
  const text = `${JSON.stringify(createSchemeFile(readTokenFile, brand, scheme), null, 2)}\n`;
  return `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
}
