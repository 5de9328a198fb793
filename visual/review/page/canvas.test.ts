import { describe, expect, test } from 'vitest';
import { makeImage } from '../../model/report.fixture.ts';
import { makeExampleReport } from '../review.fixture.ts';
import { crop, findPlace, layOut, VIEWS } from './canvas.ts';

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
    const [before, after] = layers.map((layer) => findPlace(layer, moved));
    expect(before).toEqual(after);
  });

  test('shows only the difference, in which a place is at the lower of its two positions', () => {
    const { height, layers } = layOut(result, VIEWS.difference, moved);
    expect(height).toBe(1610);
    expect(layers.map((layer) => findPlace(layer, moved).y)).toEqual([moved.after.y]);
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

function movedResult() {
  const result = makeExampleReport().results.find(({ status }) => status === 'changed');
  const [, moved] = result?.regions ?? [];
  if (!result || !moved) throw new Error('The example has no moved place.');
  return { result, moved };
}
