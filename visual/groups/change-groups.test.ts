import { describe, expect, test } from 'vitest';
import { makeResult } from '../model/report.fixture.ts';
import type { Result } from '../model/report.ts';
import { groupByChange } from './change-groups.ts';

const COLOUR = '#d7dfda → #d7dfdb';
const RECOLOURED = ['card', 'table'].map((story) => picture(story, 480, [COLOUR]));

test.each<[string, Result[], string[][]]>([
  [
    'with the same change in any story, but not with another one as well',
    [...RECOLOURED, picture('page', 480, [COLOUR, 'content:flaw'])],
    [['card.en-480', 'table.en-480'], ['page.en-480']],
  ],
  [
    'of one story whose text wraps differently in each mode',
    [480, 960].map((width) => picture('card', width, [`content:${width}`])),
    [['card.en-480', 'card.en-960']],
  ],
  [
    'of one story with a changed colour, without the one that also has a flaw',
    [
      picture('card', 480, [COLOUR, 'content:flaw']),
      ...[960, 1440].map((width) => picture('card', width, [COLOUR])),
    ],
    [['card.en-960', 'card.en-1440'], ['card.en-480']],
  ],
  [
    'of one story of whose change nothing is known',
    [picture('card', 480, []), picture('table', 480, [])],
    [['card.en-480'], ['table.en-480']],
  ],
])('pictures form one group: %s', (_what, results, groups) => {
  const found = groupByChange(results).map((group) => group.results.map(({ id }) => id));
  expect(found).toEqual(groups);
});

describe('the title', () => {
  test('contains the colours that changed in all pictures, and the stories', () => {
    expect(formatTitle(RECOLOURED)).toBe('#d7dfda → #d7dfdb in Components/Card: card and 1 more');
    expect(formatTitle([...RECOLOURED, picture('page', 480, [COLOUR])])).toBe(
      '#d7dfda → #d7dfdb in Components/Card: card and 2 more',
    );
  });

  test('contains the rows that were added to all pictures', () => {
    const keys = ['8 rows added', 'content:a'];
    const [first, second] = [picture('card', 480, keys), picture('table', 480, keys)];
    expect(formatTitle([first, second])).toBe('8 rows added in Components/Card: card and 1 more');
    const wrapped = picture('card', 960, ['24 rows added', 'content:b']);
    expect(formatTitle([first, wrapped])).toBe('Components/Card: card');
  });

  test('contains a limited number of changes', () => {
    const keys = [1, 2, 3, 4, 5].map((step) => `#00000${step} → #ffffff`);
    expect(formatTitle([picture('card', 480, keys)])).toBe(
      '#000001 → #ffffff, #000002 → #ffffff, #000003 → #ffffff and 2 more in Components/Card: card',
    );
  });
});

function formatTitle(results: readonly Result[]): string | undefined {
  return groupByChange(results)[0]?.title;
}

function picture(story: string, width: number, changes: string[]): Result {
  return makeResult({ story, title: 'Components/Card', name: story, mode: { width }, changes });
}
