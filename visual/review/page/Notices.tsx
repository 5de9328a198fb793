import { counted, formatted } from '../../../tools/library/counted.ts';
import { Button } from './Button.tsx';
import { NOT_PINNED } from './changes.ts';
import { marksFile, marksOf } from './marks.ts';
import { useReview } from './review-context.ts';
import { progressOf } from './state.ts';

/** Messages above the picture: notices of the run, marks to export, refused decisions. */
export function Notices() {
  const { state } = useReview();
  const { report, refused } = state;
  const marks = marksOf(state).length;
  return (
    <>
      {[...report.notices, ...(report.isPinned ? [] : [NOT_PINNED])].map((notice) => (
        <p key={notice} className="notice band">
          {notice}
        </p>
      ))}
      {marks > 0 && (
        <p className="notice band">
          <Button does="exportMarks">Export {counted(marks, 'mark')}</Button> and apply them in a
          checkout of this commit: <code>npm run visual -- apply {marksFile(report)}</code>
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
  const { report, groups, original } = useReview().state;
  const { accepted, rejected, broken } = progressOf(report.results);
  const isUnchanged = groups.length === 0;
  return (
    <div className="empty rows">
      <h2>{isUnchanged ? 'Nothing changed' : 'Everything is decided'}</h2>
      <p>
        {isUnchanged
          ? `${counted(report.results.length, 'picture')} equal or skipped.`
          : `${formatted(accepted)} accepted, ${formatted(rejected)} rejected.`}
        {rejected > 0 && ' Rejected pictures keep the run red until the code is fixed.'}
        {broken > 0 && ` ${counted(broken, 'picture')} cannot be decided. Fix their stories.`}
      </p>
      {!original && accepted > 0 && (
        <p>
          Commit the accepted pictures together with the change that caused them:{' '}
          <code>git add visual/accepted.jsonl</code>
        </p>
      )}
      {!isUnchanged && (
        <p>
          Then run the comparison again: <code>npm run visual</code>
        </p>
      )}
    </div>
  );
}
