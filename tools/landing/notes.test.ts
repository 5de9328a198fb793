import { expect, test } from 'vitest';
import { landings } from '../../site/landings/index.ts';
import { listNotes } from './notes.ts';

test('a copy is told what it still shares, and that no page links to it', () => {
  const { listing: _, ...copy } = landings.parents as (typeof landings)[string];
  expect(listNotes('families', copy, landings)).toEqual([
    expect.stringContaining('no page links to it'),
    expect.stringMatching(
      /^(\d+) of \1 texts \(en\) are those of parents: title, description, hero/,
    ),
    expect.stringMatching(/^(\d+) of \1 texts \(de\) are those of parents: /),
    'the person of its pension gap has all figures of that of parents.',
  ]);
});

test.each(Object.entries(landings))('%s shares nothing', (name, landing) => {
  expect(listNotes(name, landing, landings)).toEqual([]);
});
