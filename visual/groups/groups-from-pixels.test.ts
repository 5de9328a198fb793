import { describe, expect, test } from 'vitest';
import { findPlaces, namePlace } from '../causes/places.ts';
import { compare } from '../compare/difference.ts';
import { fill, insertRows, makeBox, paint, paintLetters } from '../compare/paint.fixture.ts';
import type { Pixels } from '../model/pixels.ts';
import { makeResult } from '../model/report.fixture.ts';
import type { Box, Cause, Evidence, Place, Result } from '../model/report.ts';
import type { Mode } from '../plan/modes.ts';
import { groupByCause } from './cause-groups.ts';

const ICON: Cause = { kind: 'component', file: 'design-system/fields/FieldError/FieldError.tsx' };
const CELL: Cause = { kind: 'component', file: 'site/sections/Comparison/Comparison.tsx' };
const INK = 0x1d2b26;
const RED = 0xb3261e;

/** A page with a field and its message at the top, and a table whose place depends on the page's width. */
function draw(width: number, { icon = RED, word = 'Pension', rows = 0 } = {}): Pixels {
  const page = paint(fill(width, 120), makeBox(10, 10, 8), icon);
  const table = paintLetters(page, width - 80, 60, { text: word, ink: INK });
  return rows > 0 ? insertRows(table, 62, fill(width, rows, 0xeeeeee)) : table;
}

/** What the page in the browser says about these places. */
function makeEvidence(width: number, height: number): Evidence {
  const element = (box: Box, owners: number, text = '') => ({ box, owners, text, variables: 0 });
  return {
    owners: [['Layout'], ['Icon', 'FieldError'], ['Table', 'Comparison']],
    variables: [[]],
    ground: 0,
    elements: [
      element({ x: 0, y: 0, width, height }, 0),
      element(makeBox(8, 8, 12), 1),
      element({ x: width - 84, y: 56, width: 80, height: height - 100 }, 2, 'Rente'),
    ],
  };
}

type Look = Parameters<typeof draw>[1];

/** A picture as a run finds it: its pixels are compared, and its changed places named. */
function see(
  story: string,
  mode: Partial<Mode>,
  before: Look,
  after: Look,
  known: Cause[],
): Result {
  const { width = 480 } = mode;
  const is = draw(width, after);
  const { aligned: _, ...found } = compare(draw(width, before), is);
  const places = findPlaces(found.regions, makeEvidence(width, is.height));
  const causes = known.filter((cause) => places.some((place) => isDrawnBy(place, cause)));
  const unexplained = places
    .filter((place) => !known.some((cause) => isDrawnBy(place, cause)))
    .flatMap((place) => namePlace(place) ?? []);
  return { ...makeResult({ story, mode }), ...found, causes, unexplained };
}

function isDrawnBy({ owners }: Place, { file }: Cause): boolean {
  return owners.some((owner) => file.includes(`/${owner}/`));
}

const MODES: Partial<Mode>[] = [
  { locale: 'en', width: 480 },
  { locale: 'de', width: 480 },
  { locale: 'de', width: 700 },
  { locale: 'en', width: 700, brand: 'fernblick-wohnen' },
];

function groupsOf(results: readonly Result[]): [title: string, pictures: number][] {
  return groupByCause(results).map(({ title, results: own }) => [title, own.length]);
}

describe('from real pixels', () => {
  const icon = { icon: 0x7a1d2b };
  const taller = { rows: 7 };

  test('one edit is one group in every language, width, brand and story', () => {
    const results = ['a', 'b'].flatMap((story) =>
      MODES.map((mode) => see(story, mode, {}, taller, [CELL])),
    );
    expect(groupsOf(results)).toEqual([[`component ${CELL.file}`, 8]]);
  });

  test('two edits are two groups, and what shows both is with the one that fewer show', () => {
    const known = [ICON, CELL];
    const results = [
      ...MODES.map((mode) => see('fields', mode, {}, icon, known)),
      ...MODES.map((mode) => see('table', mode, {}, taller, known)),
      see('page', { width: 480 }, {}, { ...icon, ...taller }, known),
      see('other', { width: 480 }, {}, taller, known),
    ];
    const groups = groupByCause(results);
    expect(groupsOf(results)).toEqual([
      [`component ${ICON.file}`, 5],
      [`component ${CELL.file}`, 5],
    ]);
    const [fields] = groups;
    expect(fields?.changeGroups.map(({ title }) => title)).toContainEqual(
      expect.stringContaining(`with component ${CELL.file}`),
    );
    expect(fields?.representatives, 'nobody accepts it unseen').toContain('page.en-480');
  });

  test('a text in two languages is one group, by what drew it, where no cause is known', () => {
    const results = (['en', 'de'] as const).map((locale) =>
      see('table', { locale }, {}, { word: locale === 'en' ? 'Savings' : 'Renten!' }, []),
    );
    expect(groupsOf(results)).toEqual([['Table in Comparison, cause unknown', 2]]);
  });

  test('a colour that was swapped everywhere is one group without any cause', () => {
    const results = ['a', 'b'].map((story) => see(story, {}, {}, icon, []));
    expect(groupsOf(results)).toEqual([['#b3261e → #7a1d2b, cause unknown', 2]]);
  });
});
