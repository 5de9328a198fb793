import { useEffect, useState } from 'react';
import { formatCount } from '../../../lib/format-count.ts';
import type { Report } from '../../model/report.ts';
import { STATUSES } from '../../model/status.ts';
import { createState, openAddress, showDecided } from './actions.ts';
import { Button } from './Button.tsx';
import { useKeys } from './commands.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { addStoredDrafts, readAuthor, saveDecisions } from './drafts.ts';
import { FilterBar } from './FilterBar.tsx';
import { formatAddress } from './filter.ts';
import { Help } from './Help.tsx';
import { formatProgress, formatTime } from './labels.ts';
import { Ending, Notices } from './Notices.tsx';
import { PictureHeader } from './PictureHeader.tsx';
import { PictureList } from './PictureList.tsx';
import { ReviewContext, useReview } from './review-context.ts';
import { Stage } from './Stage.tsx';
import { findStage, listShown } from './state.ts';

interface ReviewPageProps {
  report: Report;
  /** By the local server, which saves decisions; a page from disk keeps them as drafts. */
  isServed: boolean;
}

/** The review of one report. */
export function ReviewPage({ report: read, isServed }: ReviewPageProps) {
  const [state, dispatch] = useState(() =>
    isServed
      ? createState(read, null, readAddress())
      : { ...createState(addStoredDrafts(read), read, readAddress()), author: readAuthor() },
  );
  const { report, original, saving } = state;
  const { result } = findStage(state);
  const review = { state, dispatch };
  useKeys(review);

  useEffect(() => {
    if (saving.length === 0) return;
    saveDecisions({ report, original, saving }).then((decided) => dispatch(showDecided(decided)));
  }, [report, original, saving]);

  useEffect(() => {
    history.replaceState(null, '', `#${formatAddress(state.selected, state.filter)}`);
  }, [state.selected, state.filter]);
  useEffect(() => {
    const follow = () => dispatch(openAddress(readAddress()));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return (
    <ReviewContext value={review}>
      <PageHeader />
      <main className="columns">
        <div className="list-column">
          <FilterBar />
          <PictureList />
        </div>
        <section className="stage-column" aria-label="Picture">
          <Notices />
          {result ? (
            <>
              <PictureHeader result={result} />
              <Stage key={result.id} result={result} />
              {!report.base && <DecisionBar result={result} />}
            </>
          ) : (
            <Ending />
          )}
          <p className="band quiet" role="status">
            {state.announcement}
          </p>
        </section>
      </main>
      <Help />
    </ReviewContext>
  );
}

function PageHeader() {
  const { state } = useReview();
  const { report, history } = state;
  const decidable = listShown(state).filter(({ status }) => STATUSES[status].isDecidable);
  return (
    <header className="page-header band row">
      <h1>
        Fernblick pictures <code>{report.commit.slice(0, 8)}</code>
      </h1>
      <p className="quiet">
        {formatTime(report.when)} · {formatCount(report.results.length, 'picture')} ·{' '}
        {report.browser}
      </p>
      <p className="progress" hidden={report.base !== undefined}>
        <progress
          aria-label="Decided pictures"
          max={decidable.length || 1}
          value={decidable.filter(({ decision }) => decision).length}
        />{' '}
        {formatProgress(report.results)}
      </p>
      {history.length > 0 && <Button action="undo">Undo</Button>}
      <Button action="help" />
    </header>
  );
}

function readAddress(): string {
  return location.hash.slice(1);
}
