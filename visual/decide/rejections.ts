import type { Report, Result } from '../results/report.ts';
import { STATUSES } from '../results/status.ts';

/**
 * Adds the rejections of the last report to the results: each keeps the run red as long as exactly the
 * rejected picture is shown.
 */
export function withRejections(results: readonly Result[], last: Report | undefined): Result[] {
  const rejected = new Map(
    last?.results
      .filter(({ decision }) => decision?.answer === 'rejected')
      .map((result) => [result.id, result]),
  );
  return results.map((result) => {
    const { decision, after } = rejected.get(result.id) ?? {};
    const isAbout = decision && after?.hash === result.after?.hash;
    return isAbout && STATUSES[result.status].isDecidable ? { ...result, decision } : result;
  });
}
