import { describe, expect, test } from 'vitest';
import { keysOf, mapValues } from '../../../lib/objects.ts';
import { inEachLanguage } from '../../i18n/in-each-language.ts';
import { brands } from './index.ts';
import { legalFields } from './legal.ts';
import { brandSchema } from './schema.ts';
import { UNCONFIRMED } from './unconfirmed.ts';

const fernblick = { ...brands.fernblick, legal: legalFields.fernblick };
const FIELDS = keysOf(fernblick.legal);
const filled = mapValues(fernblick.legal, (value) =>
  typeof value === 'string' ? 'Known' : inEachLanguage({ en: 'Known' }),
);

describe('a live brand', () => {
  test('can be published once its legal fields are filled in', () => {
    expect(brandSchema.safeParse({ ...fernblick, status: 'live', legal: filled }).success).toBe(
      true,
    );
  });

  test.each(FIELDS)('cannot be published with %s empty or invented', (field) => {
    for (const text of [...keysOf(UNCONFIRMED).map((mark) => ` ${mark}, Berlin`), ' ']) {
      const value =
        typeof filled[field] === 'string' ? text : inEachLanguage({ en: 'Known', de: text });
      const legal = { ...filled, [field]: value };
      const { error } = brandSchema.safeParse({ ...fernblick, status: 'live', legal });
      expect(error?.issues).toMatchObject([
        {
          path: ['legal', field],
          message: expect.stringContaining('is a placeholder or invented'),
        },
      ]);
    }
  });
});

test('a demo may have placeholders', () => {
  expect(brandSchema.safeParse(fernblick).success).toBe(true);
});

test('a demo has a telephone number that nobody has', () => {
  expect(fernblick.legal.phone).toMatch(/^\+49 30 23125\d{3} /);
});
