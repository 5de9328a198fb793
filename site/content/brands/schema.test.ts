import { describe, expect, test } from 'vitest';
import { brands } from './index.ts';
import { legalFields } from './legal.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { brandSchema } from './schema.ts';

const fernblick = { ...brands.fernblick, legal: legalFields.fernblick };
const FIELDS = Object.keys(fernblick.legal);
const filled = Object.fromEntries(FIELDS.map((field) => [field, 'Known']));

describe('a live brand', () => {
  test('can be published once its legal fields are filled in', () => {
    expect(brandSchema.safeParse({ ...fernblick, status: 'live', legal: filled }).success).toBe(
      true,
    );
  });

  test.each(FIELDS)('cannot be published with a placeholder in %s', (field) => {
    for (const value of [PLACEHOLDER, ` ${PLACEHOLDER}, Berlin`, ' ']) {
      const legal = { ...filled, [field]: value };
      const { error } = brandSchema.safeParse({ ...fernblick, status: 'live', legal });
      expect(error?.issues).toMatchObject([
        { path: ['legal', field], message: expect.stringContaining('is a placeholder') },
      ]);
    }
  });
});

test('a demo may have placeholders', () => {
  expect(brandSchema.safeParse(fernblick).success).toBe(true);
});
