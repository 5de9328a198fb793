/** How many questions a list shows before «show more». */
const FEW = 5;

/**
 * How many of `count` questions show at first on a phone and on a desktop: all of up to five, else
 * half of them (rounded up) and five; more than ten show more on a phone.
 */
export function countShownAtFirst(count: number): { compact: number; wide: number } {
  if (count <= FEW) return { compact: count, wide: count };
  return { compact: Math.ceil(count / 2), wide: FEW };
}
