import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { findPlace } from '../model/sides.ts';
import { alignRows } from './align-rows.ts';
import { compare } from './difference.ts';
import { paintDifference } from './difference-image.ts';
import { fill, insertRows, paint, paintStripes } from './paint.fixture.ts';

const CHANGED = 0xff_a0_00_ff;

test('exactly the changed pixels are highlighted', () => {
  const place = fc.record({ x: fc.nat(11), y: fc.nat(7) });
  fc.assert(
    fc.property(fc.array(place), (places) => {
      const before = fill(12, 8, 0x7a1d2b);
      const after = places.reduce(
        (picture, { x, y }) => paint(picture, { x, y, width: 1, height: 1 }, 0x7a1d2c),
        before,
      );
      const expected = after.data.map((pixel, index) => (pixel === before.data[index] ? 0 : 1));
      const shown = drawn(before, after).data.map((pixel) => (pixel === CHANGED ? 1 : 0));
      expect(shown.join()).toBe(expected.join());
    }),
  );
});

test('unchanged pixels are light grey', () => {
  for (const pixel of drawn(fill(4, 4, 0x000000), fill(4, 4, 0x000000)).data) {
    expect(pixel).toBe(0xff_c0_c0_c0);
  }
});

test('inserted rows are tinted: neither faded nor as strong as a change', () => {
  const picture = drawn(fill(4, 20), insertRows(fill(4, 20), 10, fill(4, 2, 0x112233)));
  const colours = Array.from({ length: 22 }, (_, y) => picture.data[y * 4]);
  expect(new Set(colours.toSpliced(10, 2))).toEqual(new Set([0xff_ff_ff_ff]));
  expect(colours[10]).toBe(colours[11]);
  expect([CHANGED, 0xff_ff_ff_ff]).not.toContain(colours[10]);
});

test('removed rows are shown where they were, tinted and hatched', () => {
  const before = insertRows(fill(40, 20), 10, fill(40, 12, 0x112233));
  const picture = drawn(before, fill(40, 20));
  expect(picture).toMatchObject({ width: 40, height: 32 });
  const rows = Array.from({ length: 32 }, (_, y) => picture.data.subarray(y * 40, (y + 1) * 40));
  for (const [y, row] of rows.entries()) {
    const colours = new Set(row);
    expect(colours.size).toBe(y >= 10 && y < 22 ? 2 : 1);
    expect(colours.has(0xff_ff_ff_ff)).toBe(y < 10 || y >= 22);
  }
});

test('removed and inserted rows differ in their tint', () => {
  const before = insertRows(paintStripes(4, 60), 10, fill(4, 5, 0x112233));
  const picture = drawn(before, insertRows(paintStripes(4, 60), 50, fill(4, 3, 0x112233)));
  expect(picture.height).toBe(68);
  expect(picture.data.subarray(40, 60)).not.toContain(picture.data[56 * 4]);
  expect(picture.data.subarray(220, 232)).toContain(picture.data[56 * 4]);
});

test('a changed place is found in it, also below rows that are gone and others that have come', () => {
  const dot = { x: 1, y: 55, width: 1, height: 1 };
  const page = paintStripes(4, 60);
  const before = insertRows(page, 10, fill(4, 9, 0x112233));
  const after = insertRows(paint(page, dot, 0xabcdef), 50, fill(4, 9, 0x332211));
  const { regions, aligned } = compare(before, after);
  const picture = paintDifference(aligned);
  expect(regions).toHaveLength(3);
  const places = regions.map((region) => findPlace(region, 'difference', regions).y);
  expect(places).toEqual([10, 59, 73]);
  expect(picture.data[73 * 4 + dot.x]).toBe(CHANGED);
});

function drawn(before: Pixels, after: Pixels): Pixels {
  return paintDifference(alignRows(before, after));
}
