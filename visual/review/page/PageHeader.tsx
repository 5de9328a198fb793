import { counted, formatted } from '../../counted.ts';
import { useReview } from './review.ts';
import { isOpen, standingOf } from './standing.ts';
import { momentWords } from './words.ts';

/** Which report this is, how far the review has come, and what there is to take away. */
export function PageHeader({ onExport }: { onExport: () => void }) {
  const { state, dispatch } = useReview();
  const { report, marks, isServed } = state;
  const decided = report.results.filter((result) => standingOf(result, marks)).length;
  const open = report.results.filter((result) => isOpen(report, result, marks)).length;
  return (
    <header className="page-header">
      <h1>
        Fernblick pictures <code>{report.commit.slice(0, 8)}</code>
      </h1>
      <p className="quiet">
        {momentWords(report.when)} · {formatted(report.planned)} planned · {report.browser}
      </p>
      <Progress decided={decided} open={open} />
      {!isServed && marks.length > 0 && (
        <>
          <button type="button" onClick={() => dispatch({ type: 'undo' })} aria-keyshortcuts="u">
            Undo <kbd>U</kbd>
          </button>
          <button type="button" className="primary" onClick={onExport} aria-keyshortcuts="e">
            Export {counted(marks.length, 'mark')} <kbd>E</kbd>
          </button>
        </>
      )}
      <button type="button" onClick={() => dispatch({ type: 'help' })} aria-keyshortcuts="?">
        Keys <kbd>?</kbd>
      </button>
    </header>
  );
}

function Progress({ decided, open }: { decided: number; open: number }) {
  const total = decided + open;
  if (total === 0) return <p className="progress">Nothing to decide</p>;
  return (
    <p className="progress">
      <progress value={decided} max={total} aria-label="Decided pictures" />
      <span>
        <strong>{formatted(open)}</strong> open of {formatted(total)}
      </span>
    </p>
  );
}
