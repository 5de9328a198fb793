import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useMemo } from 'react';
import { keysOf } from '../../lib/objects.ts';
import { brands } from '../../site/content/brands/index.ts';
import { adviseColors } from '../../tokens/advise-colors.ts';
import {
  type BrandChanges,
  changeLast,
  formatChanges,
  parseChanges,
} from '../../tokens/brand-changes.ts';
import type { Brand } from '../../tokens/index.ts';
import { AffectedParts } from './AffectedParts.tsx';
import { ContrastReport, ContrastSummary } from './ContrastReport.tsx';
import { readBrand, resolveBrand } from './changed-brand.ts';
import { Frames } from './Frames.tsx';
import { keepChanges, recallChanges } from './kept-changes.ts';
import { SaveBrand } from './SaveBrand.tsx';
import { TokenControls } from './TokenControls.tsx';
import { UndoChanges } from './UndoChanges.tsx';
import { useGlobals } from './useGlobals.ts';
import { usePromised } from './usePromised.ts';

/**
 * A page on which a brand can be tried: what is changed to the left shows at once to the right, in the
 * light and the dark, and in every story that is opened afterwards. The address holds all of it.
 */
export function BrandPlayground() {
  const { asked, globals, settled, setGlobals } = useGlobals();
  const { brand, tokens, shown } = globals;
  const changes = parseChanges(tokens, readBrand(brand));
  const changed = usePromised(resolveBrand(settled.brand, settled.tokens));
  const contrasts = useMemo(() => changed && adviseColors(changed.resolved), [changed]);
  const setChanges = (next: BrandChanges) => setGlobals({ tokens: formatChanges(next) });
  const setBrand = (next: Brand) => {
    keepChanges(brand, tokens);
    setGlobals({ brand: next, tokens: recallChanges(next) });
  };
  return (
    <>
      <Global
        styles={{
          '.sbdocs.sbdocs-content': { maxInlineSize: 'none' },
          '.sbdocs.sbdocs-wrapper': { paddingInline: '1.25rem' },
        }}
      />
      {!Object.hasOwn(brands, `${asked.brand}`) && (
        <p role="alert">
          There is no brand “{`${asked.brand}`}”: this is {brands[brand].name}.
        </p>
      )}
      <Columns>
        <Tools>
          <label>
            Brand{' '}
            <select
              value={brand}
              onChange={({ currentTarget }) => setBrand(currentTarget.value as Brand)}
            >
              {keysOf(brands).map((name) => (
                <option key={name} value={name}>
                  {brands[name].name}
                </option>
              ))}
            </select>
          </label>
          {contrasts && <ContrastSummary {...contrasts} />}
          <TokenControls {...{ brand, changes, setChanges }} />
          <UndoChanges {...{ brand, changes, setChanges }} />
          {changed && contrasts && (
            <>
              <ContrastReport
                advice={contrasts.advice}
                setColor={(token, color) => setChanges(changeLast(changes, token, color))}
              />
              <AffectedParts {...{ brand: settled.brand, changed }} />
              <SaveBrand {...{ brand: settled.brand, changed, changes }} />
            </>
          )}
        </Tools>
        <Frames
          {...{
            locale: settled.locale,
            brand: settled.brand,
            tokens: settled.tokens,
            story: shown,
          }}
          setStory={(id) => setGlobals({ shown: id })}
        />
      </Columns>
    </>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: '1.25rem',
  alignItems: 'start',
  '@media (min-width: 50rem)': { gridTemplateColumns: '20rem minmax(0, 1fr)' },
});

const Tools = styled('div')({
  display: 'grid',
  gap: '1rem',
  '& :is(button, select, input)': { font: 'inherit' },
  '& :is(button, select)': { minBlockSize: '2rem', paddingInline: '0.75rem' },
  '& summary': { cursor: 'pointer', fontWeight: 700, minBlockSize: '2rem' },
});
