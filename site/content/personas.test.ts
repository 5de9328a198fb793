import { expect, test } from 'vitest';
import { PERSONA_KEYS, personas } from './personas.ts';

test('there are six personas, each with a picture of its own', () => {
  expect(PERSONA_KEYS).toHaveLength(6);
  expect(new Set(PERSONA_KEYS.map((key) => personas[key].scene)).size).toBe(6);
});
