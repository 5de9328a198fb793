import { clustersOf } from './compare/clusters.ts';
import type { Cause, Report, Result } from './report.ts';

/** Results with the number of their cluster, and the clusters. */
export function clustered(
  results: readonly Result[],
  causesOf: (result: Result) => readonly Cause[],
): Pick<Report, 'results' | 'clusters'> {
  const clusters = clustersOf(results, causesOf);
  const numbers = new Map(
    clusters.flatMap(({ pictures }, index) => pictures.map((id) => [id, index] as const)),
  );
  return {
    results: results.map((result) => {
      const cluster = numbers.get(result.id);
      return cluster === undefined ? result : { ...result, cluster };
    }),
    clusters,
  };
}
