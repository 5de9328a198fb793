import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { type BrandChanges, formatChanges, parseChanges } from '../../tokens/brand-changes.ts';
import type { Brand } from '../../tokens/index.ts';
import { AffectedParts } from './AffectedParts.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import { readBrand, resolveBrand } from './changed-brand.ts';
import { Frames } from './Frames.tsx';
import { SaveBrand } from './SaveBrand.tsx';
import { TokenControls } from './TokenControls.tsx';
import { useGlobals } from './useGlobals.ts';
import { usePromised } from './usePromised.ts';

/**
 * A page on which a brand can be tried: what is changed to the left shows at once to the right, in the
 * light and the dark, and in every story that is opened afterwards. The address holds all of it.
 */
export function BrandPlayground() {
  const [{ brand, tokens }, setGlobals] = useGlobals();
  const changes = parseChanges(tokens, readBrand(brand));
  const changed = usePromised(resolveBrand(brand, tokens));
  const setChanges = (next: BrandChanges) => setGlobals({ tokens: formatChanges(next) });
  return (
    <>
      <Global styles={{ '.sbdocs.sbdocs-content': { maxInlineSize: 'none' } }} />
      <Columns>
        <Tools>
          <label>
            Brand{' '}
            <select
              value={brand}
              onChange={({ currentTarget }) =>
                setGlobals({ brand: currentTarget.value as Brand, tokens: '' })
              }
            >
              {keysOf(brands).map((name) => (
                <option key={name} value={name}>
                  {brands[name].name}
                </option>
              ))}
            </select>
          </label>
          <TokenControls {...{ brand, changes, changed, setChanges }} />
          {changed && (
            <>
              <ContrastReport changed={changed} />
              <AffectedParts {...{ brand, changed }} />
              <SaveBrand {...{ brand, changed, changes }} />
            </>
          )}
        </Tools>
        <Frames {...{ brand, tokens }} />
      </Columns>
    </>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: '2rem',
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: '22rem minmax(0, 1fr)' },
});

const Tools = styled('div')({
  display: 'grid',
  gap: '1rem',
  '& :is(button, select, input)': { font: 'inherit' },
  '& :is(button, select)': { minBlockSize: '2rem', paddingInline: '0.75rem' },
  '& summary': { cursor: 'pointer', fontWeight: 700, minBlockSize: '2rem' },
});
