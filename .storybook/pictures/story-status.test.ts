import { expect, test } from 'vitest';
import { decisionOf, resultOf } from '../../visual/report-examples.ts';
import { storyStatuses } from './story-status.ts';

test('a story shows its worst picture as a dot and counts all that are not settled', () => {
  const statuses = storyStatuses([
    resultOf({ verdict: 'new' }),
    resultOf({ verdict: 'changed' }),
    resultOf({ verdict: 'changed' }),
    resultOf({ verdict: 'equal' }),
  ]);
  expect(statuses).toEqual([
    {
      value: 'status-value:warning',
      typeId: 'fernblick/pictures',
      storyId: 'components-button--plain',
      title: 'Pictures',
      description: '2 changed, 1 new',
      data: { undecided: 3 },
    },
  ]);
});

test.each([
  ['failed', 'status-value:error'],
  ['unstable', 'status-value:warning'],
  ['gone', 'status-value:warning'],
  ['new', 'status-value:new'],
] as const)('%s shows as %s', (verdict, value) => {
  expect(storyStatuses([resultOf({ verdict })])[0]?.value).toBe(value);
});

test('a rejected picture shows as an error and waits for nobody', () => {
  const [status] = storyStatuses([resultOf({ decision: decisionOf('rejected') })]);
  expect(status).toMatchObject({
    value: 'status-value:error',
    description: '1 rejected',
    data: { undecided: 0 },
  });
});

test('a story whose pictures are all settled carries no dot', () => {
  const settled = [
    resultOf({ verdict: 'equal' }),
    resultOf({ verdict: 'skipped' }),
    resultOf({ decision: decisionOf('accepted') }),
  ];
  expect(storyStatuses(settled)).toEqual([]);
});

test('every story has a status of its own', () => {
  const statuses = storyStatuses([
    resultOf({ story: 'a--a', verdict: 'failed' }),
    resultOf({ story: 'b--b', verdict: 'new' }),
  ]);
  expect(statuses.map(({ storyId, description }) => [storyId, description])).toEqual([
    ['a--a', '1 failed'],
    ['b--b', '1 new'],
  ]);
});
