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
  ['Saved -- and now?', 'has a hyphen for a dash'],
  ['And now ...', 'has three dots'],
  ['And  now', 'has two spaces in a row'],
  [' Now', 'has a space at one of its ends'],
  ['Now ', 'has a space at one of its ends'],
  ['TODO: title', 'says “todo”'],
  ['From XXX a month', 'has a gap that is still to be filled'],
  ['From [amount] a month', 'has a gap that is still to be filled'],
  ['A **bold** word', 'shows signs of Markdown or of a list'],
  ['An _italic_ word', 'shows signs of Markdown or of a list'],
  ['# A heading', 'shows signs of Markdown or of a list'],
  ['• A point', 'shows signs of Markdown or of a list'],
  ['See www.example.com', 'shows an address of the web or of mail'],
  ['See https://example.com', 'shows an address of the web or of mail'],
  ['Write to me@example.com', 'shows an address of the web or of mail'],
  ['fÃ¼r', 'has letters that were read in another encoding'],
  ['GrÃ¶ÃŸe', 'has letters that were read in another encoding'],
  ['62â€“67', 'has letters that were read in another encoding'],
])('each fault is named by itself: %j', (text, problem) => {
  expect(findWordingProblems(text, 'en')).toEqual([expect.objectContaining({ problem })]);
});

test.each([
  ['Wir helfen Ihnen.', ['says “Sie” to its readers']],
  ['Wenn Sie wollen, mit Ihrer Rente.', ['says “Sie” to its readers']],
  ['Sie reicht nicht, und ihr Wert sinkt.', []],
])('a German text says “du”: %j', (text, problems) => {
  expect(findWordingProblems(text, 'de').map(({ problem }) => problem)).toEqual(problems);
});
