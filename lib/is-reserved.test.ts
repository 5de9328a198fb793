import { expect, test } from 'vitest';
import { isReserved } from './is-reserved.ts';

test.each(['delete', 'Delete', 'default', 'await', 'package', 'Map'])('%s is reserved', (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(['acme', 'delete-me', 'map', 'Callout', 'students'])('%s is not', (name) => {
  expect(isReserved(name)).toBe(false);
});
