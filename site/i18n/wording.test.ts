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

test.each([
  ['Pensions \u202efor you\u202c', 'U+202E, behind "Pensions"'],
  ['\u200bPensions', 'U+200B, at its beginning'],
  ['Your pri\u00advate pen\u200bsion', 'U+200B, behind "Your private pen"'],
  ['Pension\u200e', 'U+200E, behind "Pension"'],
  ['Pension\u2060s', 'U+2060, behind "Pension"'],
  ['Pen\ufeffsion', 'U+FEFF, behind "Pen"'],
  ['Pen\u2028sion', 'U+2028, behind "Pen"'],
  ['Pen\u0000sion', 'U+0000, behind "Pen"'],
  ['Pen\u{e0041}sion', 'U+E0041, behind "Pen"'],
])('an invisible sign is named with what stands before it: %j', (text, place) => {
  expect(findWordingProblems(text, 'en')).toEqual([
    {
      problem: `has an invisible sign, ${place}`,
      advice: 'Delete it with the letters beside it, and type those once more.',
    },
  ]);
});

test.each(['Pri\u00advate', '15\u00a0%', '3\u202f300', 'Hello ❤\ufe0f', 'non‑breaking'])(
  'what is seen, or parts a word, is no invisible sign: %j',
  (text) => {
    expect(findWordingProblems(text, 'en')).toEqual([]);
  },
);

test.each([
  ['Saved - and now?', 'has a hyphen for a dash'],
  ['And now ...', 'has three dots'],
  ['And  now', 'has two spaces in a row'],
  [' Now', 'has a space at one of its ends'],
  ['Now ', 'has a space at one of its ends'],
  ['TODO: title', 'says “todo”'],
])('each fault is named by itself: %j', (text, problem) => {
  expect(findWordingProblems(text, 'en')).toEqual([expect.objectContaining({ problem })]);
});
