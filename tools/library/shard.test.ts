import { expect, test } from 'vitest';
import { inShard, shardFrom, WHOLE } from './shard.ts';

test('the shards of a list are the list', () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  for (const count of [1, 2, 3, 4, 10, 12]) {
    const shards = Array.from({ length: count }, (_, at) =>
      inShard(items, { index: at + 1, count }),
    );
    expect(shards.flat()).toEqual(items);
  }
});

test('a shard is written as a fraction', () => {
  expect(shardFrom('2/4')).toEqual({ index: 2, count: 4 });
  expect(shardFrom(undefined)).toBe(WHOLE);
});

test.each(['0/4', '5/4', '4', '1/0', 'a/b', ''])('"%s" is refused', (text) => {
  expect(() => shardFrom(text)).toThrow('Write it like --shard 1/4.');
});
