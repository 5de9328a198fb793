import { useState } from 'react';
import type { BrandChanges, TokenFile } from '../../tokens/brand-changes.ts';
import type { Brand } from '../../tokens/index.ts';
import { createSchemeFile, nameSchemeFile, SCHEMES } from '../../tokens/scheme-file.ts';
import { type ChangedBrand, readWith } from './changed-brand.ts';
import { SAVE_BRAND } from './save-address.ts';

interface SaveBrandProps {
  brand: Brand;
  changed: ChangedBrand;
  changes: BrandChanges;
}

/**
 * Downloads in the format of DTCG: all tokens of a scheme, and the brand's own file, whose references are
 * to the files that all brands share. While `npm run dev` runs, it writes that.
 */
export function SaveBrand({ brand, changed: { file }, changes }: SaveBrandProps) {
  const [said, say] = useState('');
  const text = formatFile(file);
  const isChanged = Object.keys(changes).length > 0;
  const name = isChanged ? `${brand}-changed` : brand;
  return (
    <section aria-label="Save">
      <p>All tokens, for Figma and other programs:</p>
      <ul>
        {SCHEMES.map((scheme) => (
          <li key={scheme}>
            <Download
              name={nameSchemeFile(name, scheme)}
              text={formatFile(createSchemeFile(readWith(brand, file), brand, scheme))}
            />
          </li>
        ))}
      </ul>
      <p>
        Only what is the brand’s, for a new one: <code>npm run new -- brand acme --from …</code>
      </p>
      <ul>
        <li>
          <Download name={`${name}.brand.tokens.json`} text={text} />
        </li>
      </ul>
      {import.meta.env.DEV && (
        <p>
          <button
            type="button"
            disabled={!isChanged}
            onClick={() => void save(brand, text).then(say)}
          >
            Save into tokens/brands/{brand}.tokens.json
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

function Download({ name, text }: { name: string; text: string }) {
  return (
    <a download={name} href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}>
      {name}
    </a>
  );
}

function formatFile(file: TokenFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

async function save(brand: Brand, text: string): Promise<string> {
  const answer = await fetch(SAVE_BRAND, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand, text }),
  }).catch(() => undefined);
  if (!answer) return 'The workbench does not answer. Is `npm run dev` running?';
  const { why, file } = await answer.json();
  return why ?? `${file} is written; the workbench shows it when the tokens are built anew.`;
}
