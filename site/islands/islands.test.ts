import { expect, test } from 'vitest';
import { keysOf } from '../../lib/objects.ts';
import { islandLoaders } from './index.ts';

test.each(keysOf(islandLoaders))('%s loads the island of this name', async (name) => {
  expect((await islandLoaders[name]()).island).toBe(name);
});
