import { expect, test } from 'vitest';
import { computeGapGeometry, type DrawingSize, type LevelFigures } from './geometry.ts';

const size: DrawingSize = { width: 1000, height: 500, headroom: 0.2 };
const figures: LevelFigures = {
  start: 40,
  drop: 65,
  end: 90,
  before: 2000,
  after: 1000,
  wanted: 1500,
};

test('the axis runs from edge to edge, heights from zero to the headroom', () => {
  const { x, y } = computeGapGeometry(figures, size);
  expect(x).toEqual({ drop: 500, end: 1000 });
  expect(y).toEqual({ before: 100, wanted: 200, after: 300 });
});

test('a wish above the income has room, too', () => {
  expect(computeGapGeometry({ ...figures, wanted: 3000 }, size).y.wanted).toBe(100);
});

test('the gap lies between the wish and the level, up to the right edge', () => {
  const { gap, level } = computeGapGeometry(figures, size);
  expect(gap).toMatchObject({ y: 200, height: 100 });
  expect(gap.x + gap.width).toBeCloseTo(1000);
  expect(gap.x).toBeLessThan(500);
  expect(level).toMatch(/^M0 100H.* 300H1000$/);
});

test('a wish that the level meets leaves no gap', () => {
  expect(computeGapGeometry({ ...figures, wanted: 900 }, size).gap.height).toBe(0);
});

test('without a later level the gap reaches down to the axis', () => {
  const { gap, level } = computeGapGeometry({ ...figures, after: 0 }, size);
  expect(gap.y + gap.height).toBe(500);
  expect(level).toMatch(/ 500H1000$/);
});

test.each([
  ['that begins at the drop', { start: 65 }],
  ['that begins a year before it', { start: 64 }],
  ['of no income at all', { before: 0, after: 0, wanted: 0 }],
])('a drawing %s has numbers only', (_, changed) => {
  const { level, ground, wanted } = computeGapGeometry({ ...figures, ...changed }, size);
  expect([level, ground, wanted].join('')).not.toMatch(/NaN|Infinity/);
});
