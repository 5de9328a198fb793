import { expect, test } from 'vitest';
import { group, list, optional, picture, text } from '../../site/sections/field.ts';
import { SECTIONS } from '../../site/sections/sections.ts';
import { listFieldRows } from './field-rows.ts';

test('fields inside lists, groups and optional groups are documented by their whole name', () => {
  const points = list(group({ title: text({ max: 60 }) }), { min: 1, max: 2 });
  const schema = group({ points, picture: optional(group({ file: picture('A file') })) });
  expect(listFieldRows(schema).map(({ name }) => name)).toEqual([
    'points',
    'points.title',
    'picture',
    'picture.file',
  ]);
  expect(listFieldRows(SECTIONS.costs.schema)).toEqual([]);
});

test('what a field takes is said in words', () => {
  const rows = Object.fromEntries(
    [...listFieldRows(SECTIONS.comparison.schema), ...listFieldRows(SECTIONS.hero.schema)].map(
      (row) => [row.name, row],
    ),
  );
  expect(rows['inputs.monthlyContribution']).toEqual({
    name: 'inputs.monthlyContribution',
    label: 'Monthly contribution',
    takes: '100 to 2,500, step 50, €; may be left out',
    about: '',
  });
  expect(rows.title?.takes).toBe(
    'message of up to 60 characters, soft hyphens in long words, said by no other landing',
  );
});
