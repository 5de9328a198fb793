import type { RefObject } from 'react';
import { formatted } from '../../counted.ts';
import { VERDICTS, type Verdict } from '../../report.ts';
import { choicesOf, countsOf, isStandard, STANDARD_FILTER } from './filter.ts';
import { Glyph } from './Glyph.tsx';
import { useReview } from './review.ts';

/** What narrows the list: words, verdicts, modes, and whether somebody decided. */
export function Filters({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { state, dispatch } = useReview();
  const { filter, report } = state;
  const { locales, widths, brands } = choicesOf(report);
  return (
    <search className="filters">
      <input
        ref={field}
        type="search"
        aria-label="Filter by story, title or file"
        aria-keyshortcuts="/"
        placeholder="Filter: story, title, file   /"
        value={filter.text}
        onChange={({ target }) => dispatch({ type: 'filter', filter: { text: target.value } })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' || key === 'Escape') currentTarget.blur();
          if (key === 'Escape') dispatch({ type: 'filter', filter: { text: '' } });
        }}
      />
      <VerdictToggles />
      <div className="choices">
        <Choice
          name="Language"
          options={locales}
          chosen={filter.locale}
          onChoose={(locale) => dispatch({ type: 'filter', filter: { locale } })}
        />
        <Choice
          name="Width"
          options={widths.map(String)}
          chosen={filter.width === null ? null : String(filter.width)}
          onChoose={(width) =>
            dispatch({ type: 'filter', filter: { width: width === null ? null : Number(width) } })
          }
        />
        {brands.length > 1 && (
          <Choice
            name="Brand"
            options={brands}
            chosen={filter.brand}
            onChoose={(brand) => dispatch({ type: 'filter', filter: { brand } })}
          />
        )}
        <Choice
          name="Decided"
          options={['open', 'decided']}
          chosen={filter.decided === null ? null : filter.decided ? 'decided' : 'open'}
          onChoose={(choice) =>
            dispatch({
              type: 'filter',
              filter: { decided: choice === null ? null : choice === 'decided' },
            })
          }
        />
      </div>
    </search>
  );
}

function VerdictToggles() {
  const { state, dispatch } = useReview();
  const counts = countsOf(state.report);
  const chosen = state.filter.verdicts;

  function toggle(verdict: Verdict) {
    const verdicts = VERDICTS.filter((each) => chosen.includes(each) !== (each === verdict));
    dispatch({ type: 'filter', filter: { verdicts } });
  }

  return (
    <fieldset className="verdicts">
      <legend className="visually-hidden">Verdicts</legend>
      {VERDICTS.filter((verdict) => counts[verdict] > 0).map((verdict) => (
        <button
          key={verdict}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(verdict)}
          onClick={() => toggle(verdict)}
        >
          <Glyph kind={verdict} /> {verdict} {formatted(counts[verdict])}
        </button>
      ))}
      {!isStandard(state.filter) && (
        <button
          type="button"
          className="plain"
          onClick={() => dispatch({ type: 'filter', filter: STANDARD_FILTER })}
        >
          Reset
        </button>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  options: readonly string[];
  chosen: string | null;
  onChoose: (option: string | null) => void;
}

function Choice({ name, options, chosen, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={name}
      data-chosen={chosen !== null}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{name}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
