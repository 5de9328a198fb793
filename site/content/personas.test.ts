import { expect, test } from 'vitest';
import { LOCALES } from '../locales.ts';
import { PERSONA_KEYS, personas } from './personas.ts';

test('there are six personas, each with a picture of its own', () => {
  expect(PERSONA_KEYS).toHaveLength(6);
  expect(new Set(PERSONA_KEYS.map((key) => personas[key].scene)).size).toBe(6);
});

test('each has a page of its own in every language', () => {
  for (const locale of LOCALES) {
    const paths = PERSONA_KEYS.map((key) => personas[key].path[locale]);
    expect(new Set(paths).size).toBe(6);
    for (const path of paths) expect(path).toMatch(new RegExp(`^/${locale}/.+\\.lp$`));
  }
});
