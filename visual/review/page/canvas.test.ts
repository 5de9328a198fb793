import { describe, expect, test } from 'vitest';
import { makeImage } from '../../model/report.fixture.ts';
import type { Rows } from '../../model/report.ts';
import { findPlace } from '../../model/sides.ts';
import { makeExampleReport } from '../review.fixture.ts';
import { crop, layOut, listParts, VIEWS } from './canvas.ts';

const { result, moved } = movedResult();

describe('the canvas', () => {
  test('aligns both pictures at the corner until a place is selected', () => {
    const { width, height, layers } = layOut(result, VIEWS.side);
    expect({ width, height }).toEqual({ width: 480, height: 1600 });
    expect(layers.map(({ side, box }) => [side, box.y])).toEqual([
      ['before', 0],
      ['after', 0],
    ]);
  });

  test('aligns a moved place in both pictures, and clips nothing', () => {
    const { height, layers } = layOut(result, VIEWS.side, moved);
    expect(height).toBe(1610);
    const rows = layers.map(({ side, box }) => box.y + findPlace(moved, side, []).y);
    expect(rows).toEqual([510, 510]);
  });

  test('shows only the difference where it is asked for', () => {
    expect(layOut(result, VIEWS.difference, moved)).toMatchObject({ height: 1610, layers: [{}] });
  });

  test('shows a picture without a counterpart alone', () => {
    const [added] = makeExampleReport().results.filter(({ status }) => status === 'new');
    const layers = added && layOut(added, VIEWS.side, moved).layers;
    expect(layers).toMatchObject([{ side: 'after', box: { x: 0, y: 0 } }]);
  });
});

test.each([
  [
    'a small place in full size, with what is around it',
    100,
    { x: 300, y: 40, width: 20, height: 10 },
    { width: 480, height: 100, x: 260, y: 20 },
  ],
  [
    'a large place as a whole, and nothing beyond the edge',
    100,
    { x: 0, y: 0, width: 400, height: 100 },
    { width: 120, height: 25, x: 0, y: 0 },
  ],
  [
    'the top of a picture without a place',
    900,
    undefined,
    { width: 100, height: 187.5, x: 0, y: 0 },
  ],
])('a thumbnail shows %s', (_what, height, place, shown) => {
  expect(crop(makeImage('a', height), place, { width: 100, height: 50 })).toEqual(shown);
});

test('a file with some of the rows lies behind each of its parts so that they are where they belong', () => {
  const image = { ...makeImage('a', 900), rows: [[0, 100] as Rows, [500, 740] as Rows] };
  expect(listParts(image)).toEqual([
    {
      part: { x: 0, y: 0, width: 480, height: 100 },
      file: { x: 0, y: 0, width: 480, height: 340 },
    },
    {
      part: { x: 0, y: 500, width: 480, height: 240 },
      file: { x: 0, y: -100, width: 480, height: 340 },
    },
  ]);
});

function movedResult() {
  const result = makeExampleReport().results.find(({ status }) => status === 'changed');
  const [, moved] = result?.regions ?? [];
  if (!result || !moved) throw new Error('The example has no moved place.');
  return { result, moved };
}
