import { expect, test } from 'vitest';
import type { SectionBox } from '../api.ts';
import { findDropIndex, findDropLine } from './section-drop.ts';

const BOXES: readonly SectionBox[] = [
  { kind: 'hero', top: 0, bottom: 100 },
  { kind: 'costs', top: 100, bottom: 300 },
  { kind: 'faq', top: 300, bottom: 340 },
];

test.each([
  ['the first stays above the middle of the second', 0, 199, 0, 0],
  ['the first goes below the second', 0, 201, 1, 300],
  ['the first goes to the end', 0, 400, 2, 340],
  ['the last goes between the others', 2, 120, 1, 100],
  ['the last goes to the top, from above the page', 2, -50, 0, 0],
  ['the second stays over itself', 1, 200, 1, 100],
])('%s', (_what, from, y, to, line) => {
  expect(findDropIndex(BOXES, from, y)).toBe(to);
  expect(findDropLine(BOXES, from, to)).toBe(line);
});
