import { expect, test } from 'vitest';
import { isIslandFile } from './island-file.ts';
import { ISLAND_NAMES } from './message-sets.ts';

const files = Object.keys(import.meta.glob('../calculator/**/*.island.tsx'));

test.each(ISLAND_NAMES)('%s has one view', (name) => {
  expect(files.filter((file) => isIslandFile(file, name)).length).toBe(1);
});

test.each(files)('%s has messages', (file) => {
  expect(ISLAND_NAMES.some((name) => isIslandFile(file, name))).toBe(true);
});
