import { expect, test } from 'vitest';
import { otherLandings as landings } from '../../site/landings/check/landings.fixture.ts';
import { listNotes } from './notes.ts';

test('a copy is told what it still shares, and that no page links to it', () => {
  const { listing: _, ...copy } = landings.parents as (typeof landings)[string];
  expect(listNotes('families', { ...landings, families: copy })).toEqual([
    expect.stringContaining('no page links to it'),
    expect.stringMatching(
      /^(\d+) of \1 texts \(en\) are those of parents: title, description, hero/,
    ),
    expect.stringMatching(/^(\d+) of \1 texts \(de\) are those of parents: /),
    'the person of its pension gap has all figures of that of parents.',
  ]);
});

test.each(Object.keys(landings))(
  '%s shares nothing, also where a later one is its copy',
  (name) => {
    const copy = landings[name] as (typeof landings)[string];
    expect(listNotes(name, { ...landings, copy })).toEqual([]);
  },
);
