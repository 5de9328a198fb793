import { expect, test } from 'vitest';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import { students } from '../../site/landings/check/landings.fixture.ts';
import { formatProblem } from '../../site/landings/check/problem.ts';
import { findFirstViewProblems } from './first-view-problems.ts';
import { hyphenate } from './hyphenate.ts';

const SHORT = 'Fang mit 100 € an.';
/** Five lines on a phone. */
const LONG =
  'Die gesetzliche Rente ersetzt nur einen Teil deines Gehalts. Mit {product}, einer fondsgebundenen Rentenversicherung mit ETF-Portfolios, baust du den Rest Schritt für Schritt auf.';
const LONGEST = `${LONG} Du beginnst mit {minimumContribution} im Monat und kannst jederzeit mehr oder weniger sparen, ganz wie es passt.`;
const WORD = 'Rindfleischetikettierungsüberwachungsaufgaben';

test.each([
  ['a title of two lines', 'Was dein Gehaltszettel verschweigt', LONG],
  ['a word of 45 letters above few words', WORD, SHORT],
])('%s has room on a phone', async (_, title, text) => {
  expect(await find(title, text)).toEqual([]);
});

test.each([
  [
    'a word of 45 letters',
    WORD,
    LONG,
    '3 lines on a phone and hero.text 5',
    'the title to 2 or hero.text to 3',
  ],
  ['a long text', 'Fang an', LONGEST, '1 line on a phone and hero.text 7', 'hero.text to 6'],
])('%s pushes the picture out of the first screen', async (_, title, text, lines, ways) => {
  expect(await find(title, text)).toEqual([
    `site/landings/students.json: students, hero.title (de) has ${lines}, which push the picture out of the first screen. Shorten ${ways}.`,
  ]);
});

async function find(title: string, text: string): Promise<string[]> {
  const of = (de: string) => inEachLanguage({ en: 'Begin small', de: hyphenate(de, 'de') });
  const [hero, ...others] = students.sections;
  const sections = [{ ...Object(hero), title: of(title), text: of(text) }, ...others];
  return (await findFirstViewProblems({ students: { ...students, sections } })).map(formatProblem);
}
