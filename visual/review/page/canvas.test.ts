import { describe, expect, test } from 'vitest';
import { makeExampleReport } from '../review.fixture.ts';
import { findPlace, layOut } from './canvas.ts';

const { result, moved } = movedResult();

describe('the canvas', () => {
  test('aligns both pictures at the corner until a place is selected', () => {
    const { width, height, layers } = layOut(result, 'side', undefined);
    expect({ width, height }).toEqual({ width: 480, height: 1600 });
    expect(layers.map(({ side, box }) => [side, box.y])).toEqual([
      ['before', 0],
      ['after', 0],
    ]);
  });

  test('aligns a moved place in both pictures, and clips nothing', () => {
    const { height, layers } = layOut(result, 'side', moved);
    expect(height).toBe(1610);
    const [before, after] = layers.map((layer) => findPlace(layer, moved));
    expect(before).toEqual(after);
  });

  test('shows only the difference, in which a place is at the lower of its two positions', () => {
    const { height, layers } = layOut(result, 'difference', moved);
    expect(height).toBe(1610);
    expect(layers.map((layer) => findPlace(layer, moved).y)).toEqual([moved.after.y]);
  });

  test('shows a picture without a counterpart alone', () => {
    const [added] = makeExampleReport().results.filter(({ status }) => status === 'new');
    const layers = added && layOut(added, 'side', moved).layers;
    expect(layers).toMatchObject([{ side: 'after', box: { x: 0, y: 0 } }]);
  });
});

function movedResult() {
  const result = makeExampleReport().results.find(({ status }) => status === 'changed');
  const [, moved] = result?.regions ?? [];
  if (!result || !moved) throw new Error('The example has no moved place.');
  return { result, moved };
}
