import type { IconNode } from 'lucide';

type Attributes = IconNode[number][1];

/**
 * An icon as the data of one path: pages show some icons dozens of times, and several elements each
 * add up.
 * @throws when the icon has a shape that is not in the table below
 */
export function createIconPath(icon: IconNode): string {
  return icon.map(([tag, attributes]) => findShape(tag)(attributes)).join('');
}

function findShape(tag: string): (attributes: Attributes) => string {
  const shape = new Map(Object.entries(SHAPES)).get(tag);
  if (shape) return shape;
  throw new Error(`icon-path.ts does not draw <${tag}>`);
}

const SHAPES = {
  // A path may begin with a relative move, which is meant from the origin and not from the last shape.
  path: ({ d }) => `${d}`.replace(/^m/, 'M0 0m'),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) => {
    const [left, side] = [Number(cx) - Number(r), 2 * Number(r)];
    return `M${left} ${cy}a${r} ${r} 0 1 0 ${side} 0a${r} ${r} 0 1 0-${side} 0`;
  },
  rect: ({ x, y, width, height, rx = 0 }) => {
    const [across, down] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)];
    const corner = (turn: string) => `a${rx} ${rx} 0 0 1 ${turn}`;
    return [
      `M${Number(x) + Number(rx)} ${y}h${across}${corner(`${rx} ${rx}`)}`,
      `v${down}${corner(`-${rx} ${rx}`)}h-${across}${corner(`-${rx}-${rx}`)}`,
      `v-${down}${corner(`${rx}-${rx}`)}z`,
    ].join('');
  },
} satisfies Record<string, (attributes: Attributes) => string>;
