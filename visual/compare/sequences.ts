/** The longest part of a list in which a number only rises, in the list's order. */
export function longestRise<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => number,
): Item[] {
  interface Step {
    item: Item;
    number: number;
    previous: Step | undefined;
  }
  // At each index: the lowest end of all rises that are one longer than the index.
  const ends: Step[] = [];
  for (const item of items) {
    const number = numberOf(item);
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.number ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = { item, number, previous: ends[low - 1] };
  }
  const rise: Item[] = [];
  for (let step = ends.at(-1); step; step = step.previous) rise.push(step.item);
  return rise.reverse();
}

/** Pairs of indexes of the longest common part of two lists. */
export function sharedRows(first: Uint32Array, second: Uint32Array): [number, number][] {
  const columns = second.length + 1;
  // How long the common part of both tails is.
  const lengths = new Uint32Array((first.length + 1) * columns);
  const lengthAt = (row: number, column: number) => lengths[row * columns + column] ?? 0;
  for (let row = first.length - 1; row >= 0; row--) {
    for (let column = second.length - 1; column >= 0; column--) {
      lengths[row * columns + column] =
        first[row] === second[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const shared: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < first.length && column < second.length) {
    if (first[row] === second[column]) shared.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return shared;
}
