import { ArrowUp, Banknote, Check, Equal, type IconNode, Info } from 'lucide';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createIconPath } from './icon-path.ts';

describe('the path of an icon', () => {
  test.each([
    ['one path', Check],
    ['paths that begin relatively', ArrowUp],
    ['circles', Info],
    ['lines', Equal],
    ['rectangles', Banknote],
  ])('with %s looks like its shapes', async (_shapes, icon) => {
    const shapes = icon
      .map(([tag, attributes]) => `<${tag} ${formatAttributes(attributes)}/>`)
      .join('');
    const path = `<path d="${createIconPath(icon)}"/>`;
    expect(measureDifference(await readPixels(shapes), await readPixels(path))).toBeLessThan(
      ROUNDING,
    );
  });

  test('names a shape that it does not know', () => {
    const icon: IconNode = [['text', {}]];
    expect(() => createIconPath(icon)).toThrow('<text>');
  });
});

/** Where lines touch, one path has no edge between them. */
const ROUNDING = 0.1;

function formatAttributes(attributes: IconNode[number][1]): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}

function readPixels(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}

/** The mean difference of a pixel, of 255 levels. */
function measureDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;
}
