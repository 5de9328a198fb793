import { describe, expect, it } from 'vitest';
import { computeLineGeometry, spreadLabels } from './geometry.ts';

const geometry = computeLineGeometry(
  [
    [0, 40, 95],
    [0, 20, 40],
  ],
  35,
);

describe('the axes', () => {
  it('run from the first to the last step', () => {
    expect([geometry.x(35), geometry.x(36), geometry.x(37)]).toEqual([0, 50, 100]);
  });

  it('begin at zero and end at a round value', () => {
    expect(geometry.levels).toEqual([0, 20, 40, 60, 80, 100]);
    expect([geometry.y(0), geometry.y(100)]).toEqual([100, 0]);
  });
});

it('draws every line on the same scales', () => {
  expect(geometry.lines).toEqual(['M0,500L500,300L1000,25', 'M0,500L500,400L1000,300']);
});

it('closes an area to the ground', () => {
  expect(geometry.areas[1]).toBe('M0,500L500,400L1000,300L1000,500L0,500Z');
});

it('has as the band between the last two lines what only one of their areas has', () => {
  expect(geometry.band).toBe(geometry.areas.join(''));
});

it('draws nothing but zeros on the ground', () => {
  expect(computeLineGeometry([[0, 0]], 1).lines).toEqual(['M0,500L1000,500']);
});

it('has zero within the axis where values are below it', () => {
  const { levels, y } = computeLineGeometry([[-20, 10, 20]], 1);
  expect(levels).toEqual([-20, -10, 0, 10, 20]);
  expect(y(0)).toBe(50);
});

describe('labels at the ends of lines', () => {
  it('stay where they have room', () => {
    expect(spreadLabels([80, 20, 50], 10)).toEqual([80, 20, 50]);
  });

  it('leave room for what stands above the drawing', () => {
    expect(spreadLabels([0, 50], 20)).toEqual([5, 50]);
  });

  it('move apart in their order, and not below the drawing', () => {
    expect(spreadLabels([20, 21, 22], 10)).toEqual([20, 30, 40]);
    expect(spreadLabels([99, 100], 10)).toEqual([90, 100]);
  });
});
