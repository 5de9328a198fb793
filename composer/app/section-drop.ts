import type { SectionBox } from '../api.ts';

/** The number that a section gets when it is dropped at a height: others are passed at their middle. */
export function findDropIndex(boxes: readonly SectionBox[], from: number, y: number): number {
  const others = boxes.toSpliced(from, 1);
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

/** The height at which it would then begin. */
export function findDropLine(boxes: readonly SectionBox[], from: number, to: number): number {
  const box = boxes[to];
  if (!box) return 0;
  return to > from ? box.bottom : box.top;
}
