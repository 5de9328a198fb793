import { expect, test } from 'vitest';
import { SECTIONS, type SectionKind } from '../../site/sections/sections.ts';
import { listFieldRows } from './field-rows.ts';

test('fields inside lists, groups and optional groups are documented by their whole name', () => {
  const names = (kind: SectionKind) => listFieldRows(SECTIONS[kind].schema).map(({ name }) => name);
  expect(names('argument')).toEqual([
    'title',
    'text',
    'points',
    'points.title',
    'points.text',
    'drawing',
  ]);
  expect(names('comparison')).toContain('inputs.annualIncrement');
  expect(names('costs')).toEqual([]);
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
