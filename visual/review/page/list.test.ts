import { expect, test } from 'vitest';
import { exampleReport } from '../review.fixture.ts';
import { groupOf, listOf } from './list.ts';

const list = listOf(exampleReport());

test('the list starts with broken pictures', () => {
  expect(list.map(({ status }) => status)).toEqual([
    'failed',
    'unstable',
    'changed',
    'changed',
    'new',
    'gone',
  ]);
});

test('a group has the results of its looks', () => {
  const group = groupOf(list, 'components-button--plain.de-480');
  expect(group).toMatchObject({ title: 'token color.pine: #0c4a3e to #17705d' });
  expect(group?.looks.map(({ title }) => title)).toEqual([
    '#0c4a3e to #17705d in Button',
    '#0c4a3e to #17705d in Badge',
  ]);
  expect(group?.results.map(({ title }) => title)).toEqual([
    'Components/Button',
    'Components/Button',
    'Components/Badge',
  ]);
});
