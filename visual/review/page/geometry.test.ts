import { expect, test } from 'vitest';
import { exampleReport } from '../fixture.ts';
import { middleOf, onSheet, sheetOf } from './geometry.ts';

const [result] = exampleReport().results.filter(({ verdict }) => verdict === 'changed');
const moved = result?.regions?.[1];

test('both pictures lie at the corner until a place is picked', () => {
  const sheet = result && sheetOf(result);
  expect(sheet).toMatchObject({ width: 480, height: 1600, before: { y: 0 }, after: { y: 0 } });
});

test('a place that moved down lies in one place of the sheet, and nothing is cut off', () => {
  const sheet = result && sheetOf(result, moved);
  expect(sheet).toMatchObject({ height: 1610, before: { y: 10 }, after: { y: 0 } });
  if (!sheet?.before || !sheet.after || !moved) throw new Error('The example has no moved place.');
  expect(onSheet(moved.before, sheet.before)).toEqual(onSheet(moved.after, sheet.after));
});

test('a picture without a counterpart has the sheet for itself', () => {
  const [fresh] = exampleReport().results.filter(({ verdict }) => verdict === 'new');
  const sheet = fresh && sheetOf(fresh, moved);
  expect(sheet).toMatchObject({ width: 480, height: 1600, after: { x: 0, y: 0 } });
  expect(sheet).not.toHaveProperty('before');
});

test('a box has its middle in the middle', () => {
  expect(middleOf({ x: 10, y: 20, width: 4, height: 6 })).toEqual({ x: 12, y: 23 });
});
