import { expect, test } from 'vitest';
import { findWordingProblems } from './wording.ts';

test.each(['62 – 67', '{halfTaxedFromAge}-67', '62—{standardRetirementAge}'])(
  'a range is written with a dash alone: %s',
  (text) => {
    expect(findWordingProblems(text, 'en')).toEqual([
      expect.objectContaining({ advice: 'Write ranges like 62–67.' }),
    ]);
  },
);

test.each(['62–67', 'A pension for {job} – {product}', 'Pensions at 30 – {brand}'])(
  'what ends with a name is no range: %s',
  (text) => {
    expect(findWordingProblems(text, 'en')).toEqual([]);
  },
);
