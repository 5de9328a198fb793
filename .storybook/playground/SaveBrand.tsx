import { useState } from 'react';
import type { BrandChanges } from '../../tokens/brand-changes.ts';
import type { Brand } from '../../tokens/index.ts';
import type { ChangedBrand } from './changed-brand.ts';
import { SAVE_BRAND } from './save-address.ts';

interface SaveBrandProps {
  brand: Brand;
  changed: ChangedBrand;
  changes: BrandChanges;
}

/** Downloads the brand's file in the format of DTCG, or, while `npm run dev` runs, writes it. */
export function SaveBrand({ brand, changed: { file }, changes }: SaveBrandProps) {
  const [said, say] = useState('');
  const text = `${JSON.stringify(file, null, 2)}\n`;
  const isChanged = Object.keys(changes).length > 0;
  return (
    <section aria-label="Save">
      <p>
        <a
          download={`${brand}.tokens.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download {brand}.tokens.json
        </a>
      </p>
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
