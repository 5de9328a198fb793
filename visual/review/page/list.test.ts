import { expect, test } from 'vitest';
import { exampleReport } from '../review.fixture.ts';
import { listOf } from './list.ts';

const report = exampleReport();

test('the list starts with broken pictures and hides equal and skipped ones', () => {
  expect(listed('').map(({ status }) => status)).toEqual([
    'failed',
    'unstable',
    'changed',
    'changed',
    'new',
    'gone',
  ]);
});

test('equal and skipped pictures have their own groups at the end', () => {
  const groups = listOf(report, { text: '', hasSettled: true });
  expect(groups.slice(-2).map(({ title }) => title)).toEqual(['All skipped', 'All equal']);
});

test.each([
  ['words in any order', ' 480  button ', 2],
  ['a mode', 'de-480', 1],
  ['a part of a file', 'components/quote.stories', 2],
  ['words of the reason', 'EMPTY', 1],
  ['a status', 'gone', 1],
  ['nothing', 'no such', 0],
])('%s are found', (_what, text, count) => {
  expect(listed(text).flatMap(({ results }) => results)).toHaveLength(count);
});

test('a group keeps its looks and contains the number of hidden pictures', () => {
  const [group] = listed('de-480');
  expect(group).toMatchObject({
    title: 'token color.pine: #0c4a3e to #17705d',
    looks: [{ title: '#0c4a3e to #17705d in Button' }],
    hidden: 2,
  });
});

function listed(text: string) {
  return listOf(report, { text, hasSettled: false });
}
