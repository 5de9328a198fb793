import { describe, expect, test } from 'vitest';
import type { Pixels } from '../model/pixels.ts';
import { compare } from './difference.ts';
import { fill, insertRows, makeBox, paint, paintLetters } from './paint.fixture.ts';

const WORD = { text: 'Pension', ink: 0x1d2b26 };
const CARD = makeBox(10, 10, 100, 60);

/** A story with a card in it, and another one with the same card elsewhere. */
const stories = [fill(140, 100), fill(300, 90)];

function card(
  page: Pixels,
  { surface = 0xf4f6f5, ...words }: Partial<typeof WORD & { surface: number }> = {},
  softness = [0.3, 0.6],
): Pixels {
  return paintLetters(paint(page, CARD, surface), 20, 30, { ...WORD, ...words, softness });
}

describe('a colour by one step', () => {
  test('is one key in every story, including its blends with the text on it', () => {
    const changes = stories.map((page) => changesOf(card(page), card(page, { surface: 0xf4f6f6 })));
    expect(changes).toEqual(stories.map(() => ['#f4f6f5 → #f4f6f6']));
  });

  test('is the same key for any text', () => {
    const changes = ['Pension', 'Rente', 'x'].map((text) =>
      changesOf(card(fill(140, 100), { text }), card(fill(140, 100), { text, ink: 0x1d2b27 })),
    );
    expect(new Set(changes.flat())).toEqual(new Set(['#1d2b26 → #1d2b27']));
  });

  test('does not hide other changes', () => {
    const [page = fill(140, 100)] = stories;
    const others: Pixels[] = [
      card(page, { surface: 0xf4f6f6, text: 'Pensiom' }),
      card(page, { surface: 0xf4f6f6, ink: 0x7a1d2b }),
      paint(card(page, { surface: 0xf4f6f6 }), makeBox(60, 60, 1), 0xf4f6f4),
      paint(card(page, { surface: 0xf4f6f6 }), makeBox(60, 60, 9), 0xf5f6f6),
    ];
    for (const after of others) {
      const changes = changesOf(card(page), after);
      expect(changes).toContain('#f4f6f5 → #f4f6f6');
      expect(changes.length).toBeGreaterThan(1);
    }
  });
});

test('a new text colour is detected although its letters are slightly thinner', () => {
  const page = fill(140, 100);
  const after = card(page, { ink: 0x2a3b94 }, [0.22, 0.5]);
  const changes = changesOf(card(page, { ink: 0x5a6b64 }), after);
  expect(changes).toContain('#5a6b64 → #2a3b94');
});

const wider = makeBox(20, 20, 6, 4);

test.each([
  ['another word', card(fill(140, 100)), card(fill(140, 100), { text: 'Savings' })],
  ['a word that was removed', card(fill(140, 100)), card(fill(140, 100), { text: '' })],
  [
    'a word that moved',
    paintLetters(fill(60, 60), 9, 9, WORD),
    paintLetters(fill(60, 60), 10, 9, WORD),
  ],
  ['a dot that grew', paint(fill(60, 60), makeBox(20, 20, 4), 0), paint(fill(60, 60), wider, 0)],
  ['a dot that was added', fill(60, 60), paint(fill(60, 60), makeBox(20, 20, 4), 0x1d2b26)],
  ['a photo in the place of another', photo(1), photo(2)],
])('%s is not a change of colour', (_, before, after) => {
  const changes = changesOf(before, after);
  expect(changes.filter((key) => !key.startsWith('content:'))).toEqual([]);
  expect(changes.length).toBeGreaterThan(0);
});

test('the same change of pixels is one key, wherever it is', () => {
  const changed = (x: number, width: number) =>
    changesOf(
      paint(fill(width, 60), makeBox(x, 20, 4), 0x1d2b26),
      paint(fill(width, 60), makeBox(x, 20, 2, 4), 0x1d2b26),
    );
  expect(changed(20, 60)).toEqual(changed(37, 90));
  expect(changed(20, 60)).toHaveLength(1);
});

describe('rows', () => {
  test('of a padding are identified by their number', () => {
    const before = card(fill(140, 100));
    const padding = { width: 140, height: 2, data: rowsOf(before, 12, 2) };
    const after = insertRows(before, 12, padding);
    expect(changesOf(before, after)).toEqual(['2 rows added']);
    expect(changesOf(after, before)).toEqual(['2 rows removed']);
  });

  test('with content are identified by it', () => {
    const withText = (text: string) =>
      insertRows(fill(140, 50), 20, paintLetters(fill(140, 8), 20, 0, { text, ink: 0 }));
    const [first, same, other] = ['Rente', 'Rente', 'Kosten'].map((text) =>
      changesOf(fill(140, 50), withText(text)),
    );
    expect(first).toEqual(['8 rows added', expect.stringMatching(/^content:[0-9a-f]{16}$/)]);
    expect(same).toEqual(first);
    expect(other).not.toEqual(first);
  });
});

test('very many changes are one key', () => {
  const before = fill(1600, 10);
  const after = paintLetters(before, 0, 0, { text: 'x', ink: 0 });
  for (let place = 0; place < 80; place++) {
    const size = { width: 1 + (place % 9), height: 1 + (Math.floor(place / 9) % 5) };
    after.data.set(paint(after, { x: 20 * place, y: 2, ...size }, 0x010101 * place).data);
  }
  expect(changesOf(before, after)).toHaveLength(1);
});

function changesOf(before: Pixels, after: Pixels): string[] {
  return compare(before, after).changes;
}

/** Every pixel has a colour that no other has. */
function photo(seed: number): Pixels {
  const { data, ...size } = fill(30, 30);
  const hue = (place: number) => Math.imul(seed * 1000 + place, 0x9e3779b1) >>> 8;
  return { ...size, data: data.map((_, place) => 0xff000000 + hue(place)) };
}

function rowsOf({ width, data }: Pixels, y: number, rows: number): Uint32Array {
  return data.slice(y * width, (y + rows) * width);
}
