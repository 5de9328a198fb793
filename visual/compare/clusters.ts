import { type Cause, type Cluster, isSettled, type Result, VERDICTS } from '../report.ts';
import { changeClassesOf } from './change-classes.ts';
import { clusterTitle } from './cluster-title.ts';

/** Groups the pictures that show the same change, the most urgent groups first. */
export function clustersOf(
  results: readonly Result[],
  causesOf: (result: Result) => readonly Cause[],
): Cluster[] {
  const classesOf = changeClassesOf(results.filter(({ verdict }) => verdict === 'changed'));
  return VERDICTS.filter((verdict) => !isSettled(verdict)).flatMap((verdict) => {
    const found = results.filter((result) => result.verdict === verdict);
    const groups = Map.groupBy(found, (result) => groupOf(result, classesOf));
    return [...groups.values()]
      .map((pictures) => ({
        title: clusterTitle(verdict, pictures, classesOf),
        verdict,
        pictures: pictures.map(({ id }) => id),
        causes: joined(pictures.map(causesOf)),
      }))
      .sort(largestFirst);
  });
}

function groupOf(result: Result, classesOf: (result: Result) => readonly string[]): string {
  if (result.verdict === 'changed') return classesOf(result).join('\n');
  return result.verdict === 'new' || result.verdict === 'gone' ? result.title : result.reason;
}

function largestFirst(one: Cluster, other: Cluster): number {
  return other.pictures.length - one.pictures.length || one.title.localeCompare(other.title, 'en');
}

/** Each cause once; those that all pictures share first, as they explain the most. */
function joined(causesOfEach: readonly (readonly Cause[])[]): Cause[] {
  const keyOf = ({ kind, file, detail }: Cause) => JSON.stringify([kind, file, detail]);
  const keysOfEach = causesOfEach.map((causes) => new Set(causes.map(keyOf)));
  const causes = new Map(causesOfEach.flat().map((cause) => [keyOf(cause), cause]));
  const isShared = (key: string) => keysOfEach.every((keys) => keys.has(key));
  const { shared = [], other = [] } = Object.groupBy(causes, ([key]) =>
    isShared(key) ? 'shared' : 'other',
  );
  return [...shared, ...other].map(([, cause]) => cause);
}
