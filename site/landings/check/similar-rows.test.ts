import { expect, test } from 'vitest';
import { createManyLandings } from '../../../tools/landing/many-landings.ts';
import { inEachLanguage } from '../../i18n/in-each-language.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { LandingRow, LandingSet } from '../landing-set.ts';
import { formatProblem } from './problem.ts';
import { findSimilarRows } from './similar-rows.ts';

const { rows, ...towns } = createManyLandings(30);

test('rows that differ in a name are refused in both languages', () => {
  const [first, second] = rows as [LandingRow, LandingRow];
  const set = {
    ...towns,
    rows: [
      { ...first, sections: {} },
      { ...second, sections: {} },
    ],
  };
  const [english, german] = findSimilarRows(set);
  expect(english?.isRefused && german?.isRefused).toBe(true);
  expect(english && formatProblem(english)).toBe(
    'many-landings row 2: town1, texts (en) and figures differ from those of row 1 (town0) in 0.4 %. Give each row figures and sentences of its own, 10 % or more: pages that differ in a name are doorway pages (docs/doorway-pages.md).',
  );
});

test('a year of age and 50 € are the same facts, however far apart the rows are in the list', () => {
  const [first, near] = rows as [LandingRow, LandingRow];
  const set = { ...towns, rows: [first, ...rows.slice(10, 15), near] };
  const problems = findSimilarRows(set).map(({ problem }) => problem);
  expect(problems).toContainEqual(expect.stringContaining('differ from those of row 1 (town0)'));
});

test('other figures in all calculators are near, with a text of their own they are enough', () => {
  const [first, , , , , , other] = rows as LandingRow[];
  const text = inEachLanguage({
    en: 'Shipyards and a harbour employ most people here, many of them in shifts with extra pay. Ask the works council about its pension scheme first.',
    de: 'Die meisten arbeiten hier auf Werften und im Hafen, viele davon in Schichten mit Zulagen. Frag zuerst den Betriebsrat nach seiner Vereinbarung zur Betriebsrente.',
  });
  expect(judge([first, other])).toEqual([false, false]);
  expect(judge([first, withText(other, text)])).toEqual([]);
});

/** Whether what is found is refused. */
function judge(given: (LandingRow | undefined)[]): boolean[] {
  const set: LandingSet = { ...towns, rows: given.filter((row) => row !== undefined) };
  return findSimilarRows(set).map(({ isRefused }) => isRefused);
}

function withText(row: LandingRow | undefined, text: Localized) {
  return row && { ...row, sections: { ...row.sections, argument: { text } } };
}
