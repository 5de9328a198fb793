import { expect, test } from 'vitest';
import { makeDecision, makeResult } from '../results/report.fixture.ts';
import { listStoryStatuses } from './story-status.ts';

const REVIEW = 'http://127.0.0.1:4175';

test('a story has one dot that counts its open pictures', () => {
  const results = (['changed', 'changed', 'new', 'equal'] as const).map((status) =>
    makeResult({ status }),
  );
  expect(listStoryStatuses(results, REVIEW)).toEqual([
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
  ['a failed', makeResult({ status: 'failed' }), '1 failed'],
  ['a rejected', makeResult({ decision: makeDecision('rejected') }), '1 rejected'],
])('%s picture shows as an error', (_what, result, description) => {
  expect(listStoryStatuses([makeResult({ status: 'new' }), result], REVIEW)).toMatchObject([
    { value: 'status-value:error', description: `1 new, ${description}` },
  ]);
});

test('every story has its own dot, but for one whose pictures are settled or accepted', () => {
  const statuses = listStoryStatuses(
    [
      makeResult({ story: 'a--a', status: 'failed' }),
      makeResult({ story: 'b--b', status: 'new' }),
      makeResult({ story: 'c--c', status: 'equal' }),
      makeResult({ story: 'c--c', status: 'skipped' }),
      makeResult({ story: 'c--c', decision: makeDecision('accepted') }),
    ],
    REVIEW,
  );
  expect(statuses.map(({ storyId }) => storyId)).toEqual(['a--a', 'b--b']);
});
