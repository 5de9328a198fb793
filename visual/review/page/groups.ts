import {
  type Cause,
  type Mark,
  type Report,
  type Result,
  VERDICTS,
  type Verdict,
} from '../../report.ts';
import { type Filter, passes } from './filter.ts';

/** Pictures under one heading of the list: a cluster, or all that share a verdict and have none. */
export interface Group {
  key: string;
  title: string;
  verdict: Verdict;
  causes: readonly Cause[];
  /** Those that pass the filter. */
  results: readonly Result[];
  /** How many more the filter hides. */
  hidden: number;
}

/** The list: what is broken comes first, what is equal last; otherwise in the report's order. */
export function groupsOf(report: Report, filter: Filter, marks: readonly Mark[]): Group[] {
  const byKey = Map.groupBy(report.results, groupKey);
  return [...byKey]
    .map(([key, all]) => {
      const results = all.filter((result) => passes(result, filter, marks));
      return { key, ...headingOf(report, all), results, hidden: all.length - results.length };
    })
    .filter(({ results }) => results.length > 0)
    .sort((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b));
}

/** The group a picture is listed in. */
export function groupOf(groups: readonly Group[], id: string | null): Group | undefined {
  return groups.find(({ results }) => results.some((result) => result.id === id));
}

function groupKey({ cluster, verdict }: Result): string {
  return cluster === undefined ? verdict : `${CLUSTER}${cluster}`;
}

function headingOf(report: Report, [first]: Result[]) {
  const cluster = first?.cluster === undefined ? undefined : report.clusters[first.cluster];
  if (cluster) {
    const { title, verdict, causes } = cluster;
    return { title, verdict, causes };
  }
  const verdict = first?.verdict ?? 'equal';
  return { title: TITLES[verdict], verdict, causes: [] };
}

function rank({ verdict }: Group): number {
  return VERDICTS.indexOf(verdict);
}

function placeOf({ key }: Group): number {
  return key.startsWith(CLUSTER) ? Number(key.slice(CLUSTER.length)) : Number.POSITIVE_INFINITY;
}

const CLUSTER = 'cluster-';

const TITLES: Record<Verdict, string> = {
  failed: 'Failed',
  unstable: 'Unstable',
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  skipped: 'Skipped: nothing they are made of changed',
  equal: 'Equal to their baselines',
};
