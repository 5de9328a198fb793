import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import type { Box } from '../model/report.ts';
import { compare } from './difference.ts';
import { fill, insertRows, makeBox, paint, paintStripes } from './paint.fixture.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 12 }),
  height: fc.integer({ min: 1, max: 20 }),
});

/** Few colours, so that rows repeat as they do in a page. */
const picture = size.chain(({ width, height }) =>
  fc
    .array(fc.integer({ min: 0, max: 2 }), { minLength: width * height, maxLength: width * height })
    .map((levels): Pixels => ({ width, height, data: Uint32Array.from(levels, levelColour) })),
);

/** Two pictures of the same size. */
const twoPictures = fc
  .tuple(picture, fc.array(fc.tuple(fc.nat(), fc.nat(3)), { maxLength: 30 }))
  .map(([before, changes]): [Pixels, Pixels] => {
    const data = before.data.slice();
    for (const [place, level] of changes) data[place % data.length] = levelColour(level);
    return [before, { ...before, data }];
  });

describe('with tolerance 0', () => {
  test('pictures are the same only if every byte is', () => {
    fc.assert(
      fc.property(twoPictures, ([before, after]) => {
        const isSame = Buffer.from(before.data.buffer).equals(Buffer.from(after.data.buffer));
        const difference = compare(before, after);
        expect(difference.changedPixels === 0).toBe(isSame);
        expect(difference.regions.length === 0).toBe(isSame);
        expect(difference.changes.length === 0).toBe(isSame);
      }),
    );
  });

  test('a difference of #000001 in one pixel is found', () => {
    fc.assert(
      fc.property(picture, fc.nat(), (before, place) => {
        const index = place % before.data.length;
        const data = before.data.slice();
        data[index] = (data[index] ?? 0) ^ 0x01_00_00;
        const { changedPixels, regions } = compare(before, { ...before, data });
        const box = { x: index % before.width, y: Math.floor(index / before.width) };
        expect(changedPixels).toBe(1);
        expect(regions.map(({ after }) => after)).toEqual([{ ...box, width: 1, height: 1 }]);
      }),
    );
  });

  test('never counts more pixels than a comparison in place', () => {
    fc.assert(
      fc.property(twoPictures, ([before, after]) => {
        const inPlace = before.data.filter((pixel, index) => pixel !== after.data[index]).length;
        expect(compare(before, after).changedPixels).toBeLessThanOrEqual(inPlace);
      }),
    );
  });
});

describe('regions', () => {
  test('contain every changed pixel', () => {
    fc.assert(
      fc.property(picture, picture, (before, other) => {
        const after = { ...other, width: before.width, height: before.height };
        after.data = before.data.map((pixel, index) => other.data[index] ?? pixel);
        const { aligned, regions } = compare(before, after);
        for (const { kind, before: top, after: to, rows } of aligned.sections) {
          if (kind !== 'paired') continue;
          for (let index = 0; index < rows * before.width; index++) {
            const x = index % before.width;
            const y = Math.floor(index / before.width);
            const place = (top + y) * before.width + x;
            if (before.data[place] === after.data[(to + y) * before.width + x]) continue;
            expect(regions.some((region) => holds(region.before, x, top + y))).toBe(true);
            expect(regions.some((region) => holds(region.after, x, to + y))).toBe(true);
          }
        }
      }),
    );
  });

  test('are where rows were inserted, and nowhere else', () => {
    fc.assert(
      fc.property(picture, fc.nat(), fc.integer({ min: 1, max: 9 }), (before, place, count) => {
        const y = place % (before.height + 1);
        // A colour that the picture does not have: the rows cannot be taken for others.
        const after = insertRows(before, y, fill(before.width, count, 0xff00ff));
        expect(compare(before, after)).toMatchObject({
          changedPixels: count * before.width,
          regions: [
            {
              before: makeBox(0, y, before.width, 0),
              after: makeBox(0, y, before.width, count),
            },
          ],
        });
      }),
    );
  });

  test('contain the old and the new position of content', () => {
    const before = paint(paintStripes(20, 100), makeBox(3, 70, 5, 4), 0xaa0000);
    const recoloured = paint(paintStripes(20, 100), makeBox(3, 70, 5, 4), 0x00aa00);
    const after = insertRows(recoloured, 10, fill(20, 8, 0xff00ff));
    expect(compare(before, after).regions[1]).toEqual({
      before: makeBox(3, 70, 5, 4),
      after: makeBox(3, 78, 5, 4),
    });
  });

  test('are one where changes lie close together, two where they do not', () => {
    const box = makeBox(10, 10, 2);
    const first = paint(fill(100, 60), box, 0);
    const regionsWith = (x: number) =>
      compare(fill(100, 60), paint(first, { ...box, x }, 0)).regions.length;
    expect(regionsWith(15)).toBe(1);
    expect(regionsWith(60)).toBe(2);
  });

  test('are merged when there would be too many', () => {
    const before = fill(520, 80);
    let after = before;
    for (let index = 0; index < 80; index++) {
      const x = (index < 40 ? 0 : 400) + (index % 8) * 16;
      const y = (Math.floor(index / 8) % 5) * 16;
      after = paint(after, { x, y, width: 3, height: 3 }, 0);
    }
    expect(compare(before, after).regions).toHaveLength(2);
  });

  test('are limited in number', () => {
    const before = paintStripes(4, 300);
    let after = before;
    for (let y = 300; y > 0; y -= 3) after = insertRows(after, y, fill(4, 1, 0xff00ff));
    const { regions } = compare(before, after);
    expect(regions.length).toBeLessThanOrEqual(60);
    const places = regions.map((region) => region.after.y);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe('the summary', () => {
  test('counts pixels and places', () => {
    const after = paint(fill(60, 60), makeBox(0, 0, 1), 0);
    expect(compare(fill(60, 60), after).reason).toBe('1 pixel in 1 place');
    expect(compare(fill(60, 60), fill(60, 60, 0)).reason).toBe('3,600 pixels in 1 place');
  });

  test('reports a change of size', () => {
    const reasonAt = (height: number) => compare(fill(60, 60), fill(60, height)).reason;
    expect(reasonAt(68)).toBe('8 px taller (from 60 to 68 px), 480 pixels in 1 place');
    expect(reasonAt(50)).toBe('10 px shorter (from 60 to 50 px), 600 pixels in 1 place');
  });
});

describe('content that moved', () => {
  const rows = fill(20, 10, 0xff00ff);

  test('in a picture of the same height is compared where it came from', () => {
    // Every fifth row is empty, before and after: that is no reason to think it stayed.
    const content = lined(paintStripes(20, 90), 5);
    const difference = compare(insertRows(content, 0, rows), insertRows(content, 90, rows));
    expect(difference.changedPixels).toBe(400);
  });

  test('far down is found between changes at both ends', () => {
    const before = paintStripes(20, 1200);
    const top = paint(insertRows(before, 600, rows), makeBox(0, 0, 1), 0xffffff);
    const after = paint(top, makeBox(0, 1209, 1), 0xffffff);
    expect(compare(before, after).changedPixels).toBe(202);
  });

  test('is compared from the bottom when it grew at its top', () => {
    const before = paintStripes(20, 30);
    const after = paint(insertRows(before, 0, rows), makeBox(3, 0, 1, 40), 0xffffff);
    expect(compare(before, after).changedPixels).toBe(230);
  });
});

function levelColour(level: number): number {
  return (0xff000000 | (level * 0x40_40_40)) >>> 0;
}

/** Every so many rows are white. */
function lined(picture: Pixels, every: number): Pixels {
  const { width, height } = picture;
  return Array.from({ length: Math.ceil(height / every) }, (_, index) => index * every).reduce(
    (lines, y) => paint(lines, { x: 0, y, width, height: 1 }, 0xffffff),
    picture,
  );
}

function holds(box: Box, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
