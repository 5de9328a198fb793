import { formatCount } from '../../lib/format-count.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { type LandingDrafts, listOwnTexts } from '../../site/landings/check/landing-problems.ts';
import type { Problem } from '../../site/landings/check/problem.ts';
import type { CustomValues } from '../../site/landings/check/text-problems.ts';
import { getLandingFile } from '../../site/landings/landing-file.ts';
import { type SetWords, setWords } from './first-view.ts';

/** What rows fill into the texts of their landings, by the names of these. */
export type ValuesByName = Readonly<Record<string, CustomValues>>;

/**
 * Finds heroes of sound landings whose words push their picture out of the first screen of a phone. Apart from
 * their other problems, because only commands and servers read the fonts.
 */
export async function findFirstViewProblems(
  landings: LandingDrafts,
  values: ValuesByName = {},
): Promise<Problem[]> {
  const found = Object.entries(landings).flatMap(([landing, draft]) => {
    const texts = new Map(listOwnTexts(draft).map(({ field, text }) => [field, text]));
    const [title, text] = [texts.get('hero.title'), texts.get('hero.text')];
    if (!title || !text) return [];
    return LOCALES.map(async (locale) => {
      const problem = await describeTooHigh(title[locale], text[locale], locale, values[landing]);
      if (!problem) return [];
      return [{ file: getLandingFile(landing), landing, field: 'hero.title', locale, ...problem }];
    });
  });
  return (await Promise.all(found)).flat();
}

/**
 * In CSS pixels, how high title and text may be together: below the 123 px of header and gaps, the picture then
 * begins within the first 330, as `tests/pages/phone-fold.test.ts` wants it.
 */
const ROOM = 206;

async function describeTooHigh(
  ofTitle: string,
  ofText: string,
  locale: Locale,
  values: CustomValues | undefined,
) {
  const title = await setWords(ofTitle, 'title', locale, values);
  const text = await setWords(ofText, 'text', locale, values);
  if (heightOf(title) + heightOf(text) <= ROOM) return undefined;
  const shorter = [
    { name: 'the title', lines: countLinesBeside(text, title) },
    { name: 'hero.text', lines: countLinesBeside(title, text) },
  ].filter(({ lines }) => lines > 0);
  const ways = shorter.map(({ name, lines }) => `${name} to ${lines}`).join(' or ');
  return {
    problem: `has ${formatCount(title.lines, 'line')} on a phone and hero.text ${text.lines}, which push the picture out of the first screen`,
    advice: `Shorten ${ways || 'both'}.`,
  };
}

function heightOf({ lines, lineHeight }: SetWords): number {
  return lines * lineHeight;
}

/** How many lines one of the two may have, as long as the other is. */
function countLinesBeside(other: SetWords, { lineHeight }: SetWords): number {
  return Math.floor((ROOM - heightOf(other)) / lineHeight);
}
