import { expect, test } from 'vitest';
import { WHOLE } from '../../lib/shard.ts';
import { groupByCause } from '../groups/cause-groups.ts';
import { mergeReports } from './merge.ts';
import { makeReport, makeResult } from './report.fixture.ts';
import type { Cause, Report, Result } from './report.ts';

function result(story: string, status: Result['status']): Result {
  const changes = status === 'changed' ? ['#000000 → #000001'] : [];
  return makeResult({ story, status, changes, causes: CAUSES });
}

const CAUSES: Cause[] = [{ kind: 'component', file: 'cause.tsx' }];

function shard(index: number, results: Result[], own: Partial<Report> = {}): Report {
  return makeReport(results, {
    shard: { index, count: 2 },
    planned: 3,
    measured: { captured: results.length, retried: 1, seconds: index, recaptured: index },
    ...own,
  });
}

const one = shard(1, [result('a', 'changed'), result('b', 'equal')]);
const two = shard(2, [result('c', 'changed'), result('d', 'removed')]);

test('the same change in two shards is one group of the merged report', () => {
  const merged = mergeReports([two, one]);
  expect(merged.shard).toEqual(WHOLE);
  expect(merged.results.map(({ story }) => story).join(), 'in the order of a single run').toBe(
    'a,c,b,d',
  );
  expect(merged.measured).toEqual({ captured: 4, recaptured: 3, retried: 2, seconds: 2 });
  const [group] = groupByCause(merged.results);
  expect(group?.causes).toEqual(CAUSES);
  expect(group?.changeGroups.map(({ results }) => results.map(({ id }) => id))).toEqual([
    ['a.en-480', 'c.en-480'],
  ]);
});

test.each([
  ['a shard is missing', [one], /Missing: 2\/2. Given: 1\/2\./],
  ['there is none', [], /no shards/],
  ['a shard is given twice', [one, one], /Missing: 2\/2. Given: 1\/2, 1\/2\./],
  ['one is of another commit', [one, { ...two, commit: 'def' }], /do not belong to one run/],
  ['one captured fewer pictures', [one, { ...two, results: [] }], /do not belong to one run/],
  ['one has another browser', [one, { ...two, browser: 'Firefox' }], /do not belong to one run/],
])('nothing is merged when %s', (_what, shards, message) => {
  expect(() => mergeReports(shards)).toThrow(message);
});
