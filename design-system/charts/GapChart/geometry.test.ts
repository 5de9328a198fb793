import { describe, expect, test } from 'vitest';
import { type Frame, gapGeometry, type LevelFigures } from './geometry.ts';

const frame: Frame = { width: 1000, height: 500, headroom: 0.2 };
const figures: LevelFigures = {
  start: 40,
  drop: 65,
  end: 90,
  before: 2000,
  after: 1000,
  wanted: 1500,
};

describe('the scales', () => {
  test('the axis runs from edge to edge', () => {
    const { x } = gapGeometry(figures, frame);
    expect(x).toEqual({ drop: 500, end: 1000 });
  });

  test('heights begin at zero and leave the headroom free', () => {
    const { y } = gapGeometry(figures, frame);
    expect(y.before).toBeCloseTo(100);
    expect(y.wanted).toBeCloseTo(200);
    expect(y.after).toBeCloseTo(300);
  });

  test('twice the amount is twice as high', () => {
    const { y } = gapGeometry(figures, frame);
    expect(frame.height - y.before).toBeCloseTo(2 * (frame.height - y.after));
  });

  test('a wish above the income has room too', () => {
    const { y } = gapGeometry({ ...figures, wanted: 3000 }, frame);
    expect(y.wanted).toBeCloseTo(100);
  });
});

describe('the drawing', () => {
  test('the gap lies between the wish and the level, up to the right edge', () => {
    const { gap } = gapGeometry(figures, frame);
    expect(gap.y).toBeCloseTo(200);
    expect(gap.height).toBeCloseTo(100);
    expect(gap.x + gap.width).toBeCloseTo(1000);
    expect(gap.x).toBeLessThan(500);
  });

  test('a wish that the level meets leaves no gap', () => {
    expect(gapGeometry({ ...figures, wanted: 900 }, frame).gap.height).toBe(0);
  });

  test('the level runs through its two heights', () => {
    const { level } = gapGeometry(figures, frame);
    expect(level).toMatch(/^M0 100H/);
    expect(level).toMatch(/ 300H1000$/);
  });

  test.each([0, 1, 24, 46])('%i years before the drop still make a drawing', (years) => {
    const { level, ground, wanted } = gapGeometry(
      { ...figures, start: 65 - years, end: 90 },
      frame,
    );
    expect([level, ground, wanted].join('')).not.toMatch(/NaN|Infinity/);
  });

  test('without a later level the gap reaches down to the axis', () => {
    const { gap, level } = gapGeometry({ ...figures, after: 0 }, frame);
    expect(gap.y + gap.height).toBeCloseTo(500);
    expect(level).toMatch(/ 500H1000$/);
  });

  test('no income at all still makes a drawing', () => {
    const { level, wanted } = gapGeometry({ ...figures, before: 0, after: 0, wanted: 0 }, frame);
    expect(level + wanted).not.toMatch(/NaN|Infinity/);
  });
});
