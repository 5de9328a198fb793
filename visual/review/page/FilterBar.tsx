import { useState } from 'react';
import { formatCount, formatNumber } from '../../../lib/format-count.ts';
import { keysOf } from '../../../lib/objects.ts';
import type { Result } from '../../model/report.ts';
import { STATUSES } from '../../model/status.ts';
import { setFilter } from './actions.ts';
import { Button } from './Button.tsx';
import { SEARCH } from './commands.ts';
import { countValues, FACETS, type Facet, type Filter } from './filter.ts';
import { useReview } from './review-context.ts';
import { listShown } from './state.ts';

/** Words to search for, and a choice for each facet in which the open pictures differ. */
export function FilterBar() {
  const { state, dispatch } = useReview();
  const { filter, report } = state;
  const open = report.results.filter(({ status }) => report.base || !STATUSES[status].isSettled);
  // Afterwards the user opens and closes it: choosing “any” must not hide the other choices.
  const [isOpenFirst] = useState(() => keysOf(FACETS).some((facet) => filter[facet]));
  const isFiltered = Object.keys(filter).length > 0;
  const change = (name: Facet | 'text', value: string) => {
    const { [name]: _, ...others } = filter;
    dispatch(setFilter(value ? { ...others, [name]: value } : others));
  };
  return (
    <search className="filter band">
      <input
        id={SEARCH}
        type="search"
        aria-label="Filter pictures by text"
        placeholder="Filter by text ( / )"
        value={filter.text ?? ''}
        onChange={({ target }) => change('text', target.value)}
        onKeyDown={({ key, currentTarget }) => /Enter|Escape/.test(key) && currentTarget.blur()}
      />
      <details open={isOpenFirst || undefined}>
        <summary>
          {isFiltered ? `${formatNumber(listShown(state).length)} of ` : ''}
          {formatCount(open.length, 'picture')}
        </summary>
        <div className="facets">
          {keysOf(FACETS).map((facet) => (
            <FacetChoice key={facet} {...{ facet, open, filter, change }} />
          ))}
        </div>
      </details>
      {isFiltered && <Button action="clear" />}
    </search>
  );
}

interface FacetChoiceProps {
  facet: Facet;
  open: readonly Result[];
  filter: Filter;
  change: (facet: Facet, value: string) => void;
}

function FacetChoice({ facet, open, filter, change }: FacetChoiceProps) {
  const values = countValues(open, facet, filter);
  const chosen = filter[facet] ?? '';
  if (!chosen && values.length < 2) return null;
  // The rest of the filter may leave nothing of what was chosen.
  if (chosen && !values.some(([value]) => value === chosen)) values.unshift([chosen, 0]);
  return (
    <label>
      <span>{facet}</span>
      <select
        value={chosen}
        onChange={({ target }) => change(facet, target.value)}
        data-chosen={chosen !== ''}
      >
        <option value="">any</option>
        {values.map(([value, count]) => (
          <option key={value} value={value}>
            {value} ({formatNumber(count)})
          </option>
        ))}
      </select>
    </label>
  );
}
