import { counted, formatted } from '../../counted.ts';
import { Copy } from './Copy.tsx';
import { marksFile } from './deliver.ts';
import { useReview } from './review.ts';

/** What a person has to know before or after deciding. */
export function Notices() {
  const { state } = useReview();
  const { report, refused, isExported } = state;
  return (
    <>
      {report.isReportOnly && (
        <p className="notice warning">
          <strong>For reading only.</strong> {report.browser} took these pictures, not the pinned
          Chromium. Nothing can be decided here.
        </p>
      )}
      {report.shard && (
        <p className="notice">
          <strong>
            Shard {report.shard.index} of {report.shard.of}.
          </strong>{' '}
          {formatted(report.results.length)} of {formatted(report.planned)} pictures; the others are
          in the other shards' reports.
        </p>
      )}
      {isExported && (
        <p className="notice done">
          <strong>{counted(state.marks.length, 'mark')} exported.</strong> Next:{' '}
          <Copy text={`npm run visual -- apply ${marksFile(report)}`} />
        </p>
      )}
      {refused.length > 0 && (
        <div className="notice warning" role="alert">
          <strong>Not decided:</strong>
          <ul>
            {refused.map(({ id, why }) => (
              <li key={id}>
                {id && <code>{id}</code>} {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
