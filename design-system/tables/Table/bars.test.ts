import { describe, expect, it } from 'vitest';
import { getBarStyle, getCellBarStyle, getCellScale } from './bars.ts';

it('draws a bar from zero to its share of the largest value', () => {
  expect(getBarStyle({ end: 30 }, 60)).toEqual({ '--start': 0, '--end': 0.5, '--size': 0.5 });
});

it('draws a bar between two values with a mark on it', () => {
  expect(getBarStyle({ start: 10, mark: 20, end: 40 }, 40)).toEqual({
    '--start': 0.25,
    '--mark': 0.5,
    '--end': 1,
    '--size': 0.75,
  });
});

it('keeps every bar inside the drawing', () => {
  expect(getBarStyle({ start: -5, end: 120 }, 100)['--size']).toBe(1);
  expect(getBarStyle({ start: -2, end: 0 }, 100)['--size']).toBe(0);
});

it('draws nothing where there is nothing', () => {
  expect(getBarStyle({ end: 0 }, 0)['--size']).toBe(0);
});

describe('the bars of cells', () => {
  const scale = getCellScale([{ header: '', cells: ['', { text: '', value: 30 }] }]);

  it('begin at zero', () => {
    expect(scale).toEqual({ low: 0, high: 30 });
    expect(getCellBarStyle(15, scale)).toEqual({ '--start': 0, '--size': 0.5 });
  });

  it('end at zero where they are losses', () => {
    const cells = [-10, 30].map((value) => ({ text: '', value }));
    const both = getCellScale([{ header: '', cells }]);
    expect(getCellBarStyle(-10, both)).toEqual({ '--start': 0, '--size': 0.25 });
    expect(getCellBarStyle(30, both)).toEqual({ '--start': 0.25, '--size': 0.75 });
  });

  it('have no size where there is nothing', () => {
    expect(getCellBarStyle(0, getCellScale([]))).toEqual({ '--start': 0, '--size': 0 });
  });
});
