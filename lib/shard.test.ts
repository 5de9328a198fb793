import { expect, test } from 'vitest';
import { formatShard, parseShard, selectShard, WHOLE } from './shard.ts';

test('the shards of a list are the list', () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  for (const count of [1, 2, 3, 4, 10, 12]) {
    const shards = Array.from({ length: count }, (_, at) =>
      selectShard(items, { index: at + 1, count }),
    );
    expect(shards.flat()).toEqual(items);
  }
});

test('a shard is written as a fraction', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
  expect(formatShard({ index: 2, count: 4 })).toBe('2/4');
  expect(parseShard(undefined)).toBe(WHOLE);
});

test.each(['0/4', '5/4', '4', '1/0', 'a/b', ''])('"%s" is refused', (text) => {
  expect(() => parseShard(text)).toThrow('Write it like --shard 1/4.');
});
