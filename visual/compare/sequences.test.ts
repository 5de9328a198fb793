import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestRise, sharedRows } from './sequences.ts';

const list = fc.array(fc.nat(6), { maxLength: 9 });

test('the longest rise rises, is part of the list, and nothing longer does', () => {
  fc.assert(
    fc.property(list, (numbers) => {
      const rise = longestRise(numbers, (number) => number);
      const rises = partsOf(numbers).filter((part) =>
        part.every((number, index) => index === 0 || number > (part[index - 1] ?? 0)),
      );
      expect(rises).toContainEqual(rise);
      expect(rise).toHaveLength(longest(rises));
    }),
  );
});

test('shared rows are equal, in order, and no more could be', () => {
  fc.assert(
    fc.property(list, list, (first, second) => {
      const shared = sharedRows(Uint32Array.from(first), Uint32Array.from(second));
      const part = shared.map(([index]) => first[index]);
      expect(part).toEqual(shared.map(([, index]) => second[index]));
      const parts = new Set(partsOf(second).map(String));
      const common = partsOf(first).filter((numbers) => parts.has(String(numbers)));
      expect(common).toContainEqual(part);
      expect(part).toHaveLength(longest(common));
    }),
    { numRuns: 40 },
  );
});

function partsOf([first, ...others]: readonly number[]): number[][] {
  if (first === undefined) return [[]];
  return partsOf(others).flatMap((part) => [part, [first, ...part]]);
}

function longest(parts: readonly (readonly number[])[]): number {
  return Math.max(...parts.map(({ length }) => length));
}
