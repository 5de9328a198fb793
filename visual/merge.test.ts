import { expect, test } from 'vitest';
import { mergeReports } from './merge.ts';
import type { Report, Result } from './report.ts';
import { reportOf, resultOf } from './report-examples.ts';

function result(story: string, verdict: Result['verdict']): Result {
  const changes = verdict === 'changed' ? ['colour:#000000→#000001'] : [];
  return resultOf({ id: `${story}.en-480`, story, verdict, changes });
}

function shard(index: number, results: Result[], changes: Partial<Report> = {}): Report {
  return reportOf(results, {
    shard: { index, of: 2 },
    planned: 3,
    speed: { captured: results.length, seconds: index, perSecond: 10 },
    clusters: [
      {
        title: '',
        verdict: 'changed',
        pictures: results.map(({ id }) => id),
        causes: [{ kind: 'component', file: `cause-${index}.tsx` }],
      },
    ],
    ...changes,
  });
}

const one = shard(1, [result('a', 'changed'), result('b', 'equal')]);
const two = shard(2, [result('c', 'changed'), result('d', 'gone')]);

test('the same change in two shards is one cluster of the merged report', () => {
  const merged = mergeReports([two, one]);
  expect(merged.shard).toBeUndefined();
  expect(merged.results.map(({ story }) => story).join(), 'as one run lists them').toBe('a,c,b,d');
  expect(merged.speed).toEqual({ captured: 4, seconds: 2, perSecond: 20 });
  const [cluster] = merged.clusters;
  expect(cluster?.pictures).toEqual(['a.en-480', 'c.en-480']);
  expect(cluster?.causes.map(({ file }) => file)).toEqual(['cause-1.tsx', 'cause-2.tsx']);
});

test.each([
  ['a shard is missing', [one], /Missing of 2 shards: 2/],
  ['there is none', [], /no shards/],
  ['a shard is there twice', [one, one], /Missing of 2 shards: 2/],
  ['one is of another commit', [one, { ...two, commit: 'def' }], /not the parts of one run/],
  ['one took fewer pictures', [one, { ...two, results: [] }], /not the parts of one run/],
  ['one has another browser', [one, { ...two, browser: 'Firefox' }], /not the parts of one run/],
])('nothing is merged when %s', (_what, shards, message) => {
  expect(() => mergeReports(shards)).toThrow(message);
});
