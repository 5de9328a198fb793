import { describe, expect, test } from 'vitest';
import { exampleReport } from '../review.fixture.ts';
import { aimed, middleAt, placeIn, type Scene, scrollFor, sheetOf } from './geometry.ts';

const { result, place, moved } = movedResult();

describe('the sheet', () => {
  test('aligns both pictures at the corner until a place is selected', () => {
    const { width, height, layers } = sheetOf(result, 'side');
    expect({ width, height }).toEqual({ width: 480, height: 1600 });
    expect(layers.map(({ side, box }) => [side, box.y])).toEqual([
      ['before', 0],
      ['after', 0],
    ]);
  });

  test('aligns a moved place in both pictures, and clips nothing', () => {
    const { height, layers } = sheetOf(result, 'side', moved);
    expect(height).toBe(1610);
    const [before, after] = layers.map((layer) => placeIn(layer, moved));
    expect(before).toEqual(after);
  });

  test('shows only the difference, in which a place is at the lower of its two positions', () => {
    const { height, layers } = sheetOf(result, 'difference', moved);
    expect(height).toBe(1610);
    expect(layers.map((layer) => placeIn(layer, moved).y)).toEqual([moved.after.y]);
  });

  test('shows a picture without a counterpart alone', () => {
    const [added] = exampleReport().results.filter(({ status }) => status === 'new');
    const layers = added && sheetOf(added, 'single', moved).layers;
    expect(layers).toMatchObject([{ side: 'after', box: { x: 0, y: 0 } }]);
  });
});

describe('the camera', () => {
  test('starts at the top when the first place is visible there, otherwise at the place', () => {
    expect(scrollFor(aimed(undefined, sceneOf({})), sceneOf({})).top).toBe(0);
    const low = sceneOf({
      regions: [{ before: { ...place.before, y: 1200 }, after: { ...place.after, y: 1200 } }],
    });
    expect(scrollFor(aimed(undefined, low), low).top).toBe(1224 - 250);
  });

  test('jumps to a place once, then stays where the user scrolls', () => {
    const scene = sceneOf({ scale: 4, region: 1 });
    const camera = aimed(undefined, scene);
    expect(camera).toEqual({ x: 124, y: 534, region: 1 });
    expect(aimed({ ...camera, x: 10 }, scene)).toEqual({ x: 10, y: 534, region: 1 });
  });

  test('keeps the centre of the window when the zoom changes', () => {
    const near = sceneOf({ scale: 4 });
    const camera = { ...middleAt({ left: 300, top: 1000 }, near), region: null };
    expect(scrollFor(camera, near)).toEqual({ left: 300, top: 1000 });
    const far = sceneOf({ scale: 8 });
    expect(middleAt(scrollFor(camera, far), far)).toEqual({ x: camera.x, y: camera.y });
  });

  test('scrolls no further than the sheet, and not at all when it is fully visible', () => {
    const camera = { x: 479, y: 1599, region: null };
    expect(scrollFor(camera, sceneOf({ scale: 2 }))).toEqual({ left: 0, top: 2700 });
  });
});

function sceneOf(own: Partial<Scene>): Scene {
  return {
    sheet: sheetOf(result, 'side'),
    scale: 1,
    room: { width: 1000, height: 500 },
    regions: [place, moved],
    region: null,
    ...own,
  };
}

function movedResult() {
  const result = exampleReport().results.find(({ status }) => status === 'changed');
  const [place, moved] = result?.regions ?? [];
  if (!result || !place || !moved) throw new Error('The example has no moved place.');
  return { result, place, moved };
}
