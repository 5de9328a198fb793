import { expect, test } from 'vitest';
import { decisionOf, resultOf } from '../results/report.fixture.ts';
import { storyStatuses } from './story-status.ts';

const REVIEW = 'http://127.0.0.1:4175';

test('a story has one dot that counts its open pictures', () => {
  const statuses = storyStatuses(
    [
      resultOf({ status: 'changed' }),
      resultOf({ status: 'changed' }),
      resultOf({ status: 'new' }),
      resultOf({ status: 'equal' }),
    ],
    REVIEW,
  );
  expect(statuses).toEqual([
    {
      storyId: 'components-button--plain',
      typeId: 'fernblick/pictures',
      title: 'Pictures',
      value: 'status-value:warning',
      description: '2 changed, 1 new',
      data: { review: 'http://127.0.0.1:4175/#components-button--plain' },
    },
  ]);
});

test.each([
  ['a failed', resultOf({ status: 'failed' }), '1 failed'],
  ['a rejected', resultOf({ decision: decisionOf('rejected') }), '1 rejected'],
])('%s picture shows as an error', (_what, result, description) => {
  expect(storyStatuses([resultOf({ status: 'new' }), result], REVIEW)).toMatchObject([
    { value: 'status-value:error', description: `1 new, ${description}` },
  ]);
});

test('a story whose pictures are settled or accepted has no dot', () => {
  const settled = [
    resultOf({ status: 'equal' }),
    resultOf({ status: 'skipped' }),
    resultOf({ decision: decisionOf('accepted') }),
  ];
  expect(storyStatuses(settled, REVIEW)).toEqual([]);
});

test('every story has its own dot', () => {
  const statuses = storyStatuses(
    [resultOf({ story: 'a--a', status: 'failed' }), resultOf({ story: 'b--b', status: 'new' })],
    REVIEW,
  );
  expect(statuses.map(({ storyId }) => storyId)).toEqual(['a--a', 'b--b']);
});
