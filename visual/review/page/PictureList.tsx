import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { formatted } from '../../counted.ts';
import { isDecidable, type Result, type Verdict } from '../../report.ts';
import { Causes } from './Causes.tsx';
import { Glyph } from './Glyph.tsx';
import type { Group } from './groups.ts';
import { useReview } from './review.ts';
import { isOpen, type Standing, standingOf } from './standing.ts';
import type { State } from './state.ts';
import { brandWords, modeWords, momentWords, personName, storyName } from './words.ts';

/** Every listed picture under its cluster. One tab stop; the arrow keys move on from there. */
export function PictureList() {
  const { state, groups, dispatch } = useReview();
  const pick = useCallback((id: string) => dispatch({ type: 'pick', id }), [dispatch]);
  if (groups.length === 0) return <p className="list empty">Nothing is listed.</p>;
  return (
    <div className="list">
      {groups.map((group) => (
        <Cluster key={group.key} group={group} state={state} onPick={pick} />
      ))}
    </div>
  );
}

interface ClusterProps {
  group: Group;
  state: State;
  onPick: (id: string) => void;
}

function Cluster({ group, state, onPick }: ClusterProps) {
  const heading = useId();
  const { verdict, title, results, hidden, causes } = group;
  return (
    <section aria-labelledby={heading}>
      <div className="cluster-heading">
        <Glyph kind={verdict} />
        <h2 id={heading}>
          <span className="visually-hidden">{verdict}: </span>
          {title}
        </h2>
        <span className="count">
          {countOf(group, state)}
          {hidden > 0 && <span className="hidden-count">{hidden} filtered out</span>}
        </span>
        <Causes causes={causes} most={2} />
      </div>
      <ul>
        {results.map((result) => {
          const standing = standingOf(result, state.marks);
          return (
            <Row
              key={result.id}
              result={result}
              isPicked={result.id === state.picked}
              verdict={standing?.verdict}
              note={noteOf(result, standing)}
              onPick={onPick}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface RowProps {
  result: Result;
  isPicked: boolean;
  verdict: Standing['verdict'] | undefined;
  note: string | undefined;
  onPick: (id: string) => void;
}

/** Remembered: a report may list a thousand pictures, and a key press changes two of them. */
const Row = memo(function Row({ result, isPicked, verdict, note, onPick }: RowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isPicked) return;
    button.current?.scrollIntoView({ block: 'nearest' });
    // Whoever walks the list by keys keeps the focus on the picture they see.
    if (document.activeElement?.closest('.list')) button.current?.focus({ preventScroll: true });
  }, [isPicked]);
  const brand = brandWords(result);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="row"
        data-settled={verdict}
        tabIndex={isPicked ? 0 : -1}
        aria-current={isPicked || undefined}
        onClick={() => onPick(result.id)}
      >
        <Glyph kind={verdict ?? result.verdict} />
        <span className="row-name">{storyName(result)}</span>
        <span className="row-mode">{modeWords(result)}</span>
        {brand && <span className="row-note">{brand}</span>}
        {note && <span className="row-note">{note}</span>}
      </button>
    </li>
  );
});

/** What is left to do in a cluster, or how many pictures it has when there is nothing to decide. */
function countOf({ verdict, results }: Group, { report, marks }: State): string {
  if (!isDecidable(verdict) || report.isReportOnly) return formatted(results.length);
  const open = results.filter((result) => isOpen(report, result, marks)).length;
  return open === 0 ? 'decided' : `${formatted(open)} open`;
}

function noteOf({ verdict, reason }: Result, standing: Standing | undefined): string | undefined {
  if (standing) return standingWords(standing);
  return SPEAKING.includes(verdict) ? reason : undefined;
}

/** Verdicts whose reason differs from picture to picture and is short. */
const SPEAKING: readonly Verdict[] = ['failed', 'unstable', 'skipped'];

function standingWords({ verdict, why, signed }: Standing): string {
  if (!signed) return `${verdict}, not applied yet: ${why}`;
  return `${verdict} by ${personName(signed.who)}, ${momentWords(signed.when)}: ${why}`;
}
