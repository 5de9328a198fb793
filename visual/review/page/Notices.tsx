import { formatCount } from '../../../lib/format-count.ts';
import { describeScope } from '../../model/report.ts';
import { getReviewStatus, NOT_PINNED } from '../../model/status.ts';
import { Button } from './Button.tsx';
import { getDraftsFile, listDrafts } from './drafts.ts';
import { matches } from './filter.ts';
import { formatProgress } from './labels.ts';
import { useReview } from './review-context.ts';

/** Messages above the picture: notices of the run, drafts to export, refused decisions. */
export function Notices() {
  const { state } = useReview();
  const { report, refused } = state;
  const drafts = listDrafts(state).length;
  return (
    <>
      {[describeScope(report) ?? [], ...report.notices, ...(report.isPinned ? [] : [NOT_PINNED])]
        .flat()
        .map((notice) => (
          <p key={notice} className="notice band">
            {notice}
          </p>
        ))}
      {drafts > 0 && (
        <p className="notice band">
          <Button action="exportDrafts">Export {formatCount(drafts, 'draft')}</Button> and apply
          them in a checkout of this commit:{' '}
          <code>npm run visual -- apply {getDraftsFile(report)}</code>
        </p>
      )}
      {refused.length > 0 && (
        <div className="notice band" role="alert">
          <strong>Not saved:</strong>
          {refused.map(({ id, why }) => (
            <p key={id}>
              {id && <code>{id}</code>} {why}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** Shown instead of a picture: what to do next, or that there is nothing to do. */
export function Ending() {
  const { report, original, filter } = useReview().state;
  const standing = new Set(report.results.map(getReviewStatus));
  const isUnchanged = [...standing].every((status) => status === undefined);
  if (isUnchanged || standing.has('to decide')) {
    const isFound = report.results.some((result) => matches(result, filter));
    const filtered = isFound
      ? 'Everything that the filter shows is decided'
      : 'No picture matches the filter';
    const [heading, count] = isUnchanged
      ? ['Nothing changed', `${formatCount(report.results.length, 'picture')} equal or skipped`]
      : [filtered, formatProgress(report.results)];
    return (
      <div className="empty rows">
        <h2>{heading}</h2>
        <p>{count}.</p>
        {!isUnchanged && <Button action="clear" />}
      </div>
    );
  }
  return (
    <div className="empty rows">
      <h2>Everything is decided</h2>
      <p>{formatProgress(report.results)}.</p>
      {(standing.has('rejected') || standing.has('to fix')) && (
        <p>Rejected pictures, and those to fix, keep the run red until the code is fixed.</p>
      )}
      {!original && standing.has('accepted') && (
        <p>
          Commit the accepted pictures together with the change that caused them:{' '}
          <code>git add visual/decisions</code>
        </p>
      )}
      <p>
        Then run the comparison again: <code>npm run visual</code>
      </p>
    </div>
  );
}
