import { formatted } from '../../counted.ts';
import { countsOf, isStandard } from './filter.ts';
import { useReview } from './review.ts';
import { countedPictures } from './words.ts';

/** What the stage says without a picture: the filter is too narrow, or all is well. */
export function NoPicture() {
  const { state } = useReview();
  const { report, filter } = state;
  if (!isStandard(filter)) {
    return <p className="empty">No picture passes this filter. Reset it to see them all.</p>;
  }
  const { equal, skipped } = countsOf(report);
  const { captured, seconds, perSecond } = report.speed;
  const { files, bytes } = report.baselines;
  return (
    <div className="empty">
      <p className="empty-title">Nothing changed.</p>
      <p>
        {countedPictures(equal)} equal to the baselines, {formatted(skipped)} skipped because
        nothing they are made of changed. Choose equal or skipped in the filter to see which.
      </p>
      <p className="quiet">
        {formatted(captured)} captured in {Math.round(seconds)} s ({perSecond.toFixed(1)} a second).{' '}
        {formatted(files)} baselines, {(bytes / 1e6).toFixed(1)} MB.
      </p>
    </div>
  );
}
