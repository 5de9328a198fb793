import { catalogue } from 'virtual:catalogue';
import { keysOf } from '../../lib/objects.ts';
import type { Brand } from '../../tokens/index.ts';
import { Links } from '../catalogue/Links.tsx';
import { type ChangedBrand, resolveBrand } from './changed-brand.ts';
import { findAffected } from './find-affected.ts';
import { usePromised } from './usePromised.ts';

interface AffectedPartsProps {
  brand: Brand;
  changed: ChangedBrand;
}

/** What a change would affect: components and landings by name, and how many accepted pictures. */
export function AffectedParts({ brand, changed }: AffectedPartsProps) {
  const before = usePromised(resolveBrand(brand, ''));
  const tokens = before ? findChangedTokens(before, changed) : [];
  if (tokens.length === 0) return <p>Nothing is changed.</p>;
  const { components, landings, pictures } = findAffected(catalogue, brand, tokens);
  return (
    <section aria-label="What this affects">
      <p>
        <b>
          {tokens.length} tokens, {components.length} components, {landings.length} landings,{' '}
          {pictures} accepted pictures.
        </b>
      </p>
      <details>
        <summary>Which</summary>
        <p>{tokens.join(', ')}</p>
        <p>
          <Links to={components} />
        </p>
        <p>
          <Links to={landings} />
        </p>
      </details>
    </section>
  );
}

/** The tokens of styles that have another value in one of the schemes. */
function findChangedTokens({ resolved: before }: ChangedBrand, { resolved }: ChangedBrand) {
  return Object.keys(catalogue.tokenSources).filter((id) =>
    keysOf(resolved).some(
      (scheme) =>
        JSON.stringify(before[scheme][id]?.$value) !== JSON.stringify(resolved[scheme][id]?.$value),
    ),
  );
}
