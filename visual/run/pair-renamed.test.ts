import { expect, test } from 'vitest';
import { groupByCause } from '../groups/cause-groups.ts';
import { makeAccepted, makeImage, makeResult } from '../model/report.fixture.ts';
import { pairRenamed } from './pair-renamed.ts';

const accepted = makeAccepted();
const before = makeImage('a');

function removed(story: string, width = 480) {
  return makeResult({ story, mode: { width }, status: 'removed', accepted, before });
}

function added(story: string, digit = 'a', width = 480) {
  return makeResult({ story, mode: { width }, status: 'new', after: makeImage(digit) });
}

test.each([
  ['a-card--mark', 'a-card--sign', 'a-card--mark is now a-card--sign'],
  ['a-card--mark', 'b-card--mark', 'a-card is now b-card'],
])('%s and %s with the same pixels are one group, in which both are decided', (was, is, names) => {
  const results = pairRenamed([added(is), removed(was), added(is, 'a', 360), removed(was, 360)]);
  expect(results.map(({ status }) => status)).toEqual(Array(4).fill('renamed'));
  expect(results[0], 'both sides are shown').toMatchObject({ before, after: before });
  const [group, ...others] = groupByCause(results);
  expect(others).toEqual([]);
  expect(group).toMatchObject({ title: `Renamed: ${names}` });
  expect(group?.representatives, 'it must be looked at').not.toEqual([]);
});

test('one with other pixels, in another mode, or without a counterpart is new or removed', () => {
  const results = [
    added('a--one', 'b'),
    removed('a--two'),
    added('a--three', 'a', 360),
    makeResult({ story: 'a--four', after: before }),
  ];
  expect(pairRenamed(results)).toEqual(results);
  const twice = pairRenamed([removed('a--two'), added('a--one'), added('a--three')]);
  expect(twice.map(({ status }) => status)).toEqual(['renamed', 'renamed', 'new']);
});
