import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { memoize } from '../../../lib/memoize.ts';
import { LETTERS } from '../../../tokens/fonts/letters.ts';
import { brands } from '../../content/brands/index.ts';
import { findTypedAmount, findTypedFigures } from '../../content/claims/find-typed-figures.ts';
import { formatClaims } from '../../content/claims/format-claims.ts';
import { LOCALES, type Locale, type Localized } from '../../i18n/locales.ts';
import { showsBrace } from '../../i18n/shows-brace.ts';
import { removeSoftHyphens, SOFT_HYPHEN } from '../../i18n/soft-hyphens.ts';
import { findTermProblems } from '../../i18n/terms.ts';
import {
  findUnseenSign,
  findWordingProblems,
  givesGender,
  speaksOfDemo,
  type WordingProblem,
} from '../../i18n/wording.ts';
import type { TextField } from '../../sections/field.ts';

/** Names that texts may use besides the product, the brand and the figures of the ledger. */
export type CustomValues = Localized<Readonly<Record<string, string>>>;

/** Finds what is wrong with a text of a landing in a language. */
export function findTextProblems(
  text: string,
  locale: Locale,
  rule: TextField,
  values?: CustomValues,
): WordingProblem[] {
  if (text.trim() === '') return [EMPTY];
  const parts = partsOf(text, locale, values);
  if ('problem' in parts) return [parts];
  return [
    ...findWordProblems(text, locale),
    ...findLengthProblems(parts.readings, rule),
    ...findHyphenProblems(text, parts.readings, rule),
  ];
}

/** Finds what is wrong with words that are filled into texts. Their figures are those of their row. */
export function findFilledInProblems(words: string, locale: Locale): WordingProblem[] {
  if (words.trim() === '') return [EMPTY];
  const markup = findMarkup(words);
  return markup ? [markup] : [...findWordingProblems(words, locale), ...findStrangeLetter(words)];
}

/**
 * A text as readers of the first brand see it, for telling whether two landings say the same; the
 * text itself where it cannot be filled in.
 */
export function getReading(text: string, locale: Locale, values?: CustomValues): string {
  const parts = partsOf(text, locale, values);
  return 'problem' in parts ? text : removeSoftHyphens(parts.readings[0] ?? text);
}

/** A text as readers of each brand see it, with its soft hyphens; none where it cannot be filled in. */
export function listReadings(
  text: string,
  locale: Locale,
  values?: CustomValues,
): readonly string[] {
  const parts = partsOf(text, locale, values);
  return 'problem' in parts ? [] : parts.readings;
}

/** The names of what a text is filled in with, in alphabetical order; none where it does not parse. */
export function findNames(text: string): string[] {
  const parts = parsed(text) ?? [];
  const names = parts.flatMap((part) => (part.type === TYPE.argument ? [part.value] : []));
  return [...new Set(names)].sort();
}

/** Whether texts may name it without a value of their own: the product, the brand and the ledger. */
export function isFilledInEverywhere(name: string): boolean {
  return LOCALES.some((locale) => namesIn(locale).some((names) => Object.hasOwn(names, name)));
}

/** The letters that a phone of 320 px at 200 % text has room for in the size of a hero. */
export const LONGEST_WHOLE_WORD = 10;

const EMPTY: WordingProblem = { problem: 'is empty', advice: 'Write the text.' };

const BRACE: WordingProblem = {
  problem: 'shows a brace to visitors',
  advice: 'Write one brace before and one behind a name, as in {product}, and none elsewhere.',
};

const GENDER: WordingProblem = {
  problem: 'gives the product or the brand a gender',
  advice: 'Leave out the article: another brand’s name may have another gender.',
};

const DEMO: WordingProblem = {
  problem: 'speaks of a demo or of what is not decided yet',
  advice: 'Write what a live page would say.',
};

const UNPROVEN =
  'Leave it out, or add it with its source to site/content/claims/claims.json and name that claim.';

/** A text filled in for every brand, or why it cannot be. */
function partsOf(
  text: string,
  locale: Locale,
  values: CustomValues | undefined,
): { readings: string[] } | WordingProblem {
  const unshown = findMarkup(text) ?? findUnseenSign(text);
  if (unshown) return unshown;
  const elements = parsed(text);
  if (!elements)
    return {
      problem: 'cannot be read as an ICU message',
      advice: 'Close every brace, and write a single word between two.',
    };
  if (showsBrace(elements)) return BRACE;
  const own = values?.[locale] ?? {};
  const known = (name: string) =>
    Object.hasOwn(own, name) || namesIn(locale).every((names) => Object.hasOwn(names, name));
  const unknown = elements.find(
    (part) => part.type !== TYPE.literal && !(part.type === TYPE.argument && known(part.value)),
  );
  if (unknown)
    return {
      problem: `names {${'value' in unknown ? unknown.value : '#'}}, which nothing fills in`,
      advice: 'Name {product}, {brand} or a claim of site/content/claims/claims.json.',
    };
  return {
    readings: namesIn(locale).map((names) =>
      elements.map((part) => reading(part, names, own)).join(''),
    ),
  };
}

function findMarkup(text: string): WordingProblem | undefined {
  const markup = text.match(/<[^>]*>?|>|&(#\d+|#x[\da-f]+|[a-z]+);/i);
  if (!markup) return undefined;
  return {
    problem: `contains HTML, "${markup[0]}"`,
    advice: 'Write plain text and the sign itself.',
  };
}

/** The parts of an ICU message; `undefined` for what is none. */
function parsed(text: string): MessageFormatElement[] | undefined {
  return parsedTexts(text, () => {
    try {
      return parse(text);
    } catch {
      return undefined;
    }
  });
}

/** Thousands of generated landings share the texts of one: each is looked at once. */
const parsedTexts = memoize<MessageFormatElement[] | undefined>(5_000);
const writtenProblems = memoize<WordingProblem[]>(5_000);

type Names = Readonly<Record<string, string>>;

function reading(part: MessageFormatElement, names: Names, own: Names): string {
  if (part.type === TYPE.literal) return part.value;
  return part.type === TYPE.argument ? (own[part.value] ?? names[part.value] ?? '') : '';
}

/** All that can be filled in, once for every brand. */
function namesIn(locale: Locale): readonly Names[] {
  return brandNames(locale, () => {
    const figures = formatClaims(locale);
    return Object.values(brands).map(({ name, product }) => ({
      ...figures,
      product: product[locale],
      brand: name,
    }));
  });
}

/** Made once they are needed: the content is checked before. */
const brandNames = memoize<readonly Names[]>(LOCALES.length);

/** Finds what is wrong with the words of a text, whatever is filled in. */
function findWordProblems(text: string, locale: Locale): WordingProblem[] {
  return writtenProblems(`${locale} ${text}`, () => [
    ...findWordingProblems(text, locale),
    ...findStrangeLetter(text),
    ...(givesGender(text) ? [GENDER] : []),
    ...(speaksOfDemo(text) ? [DEMO] : []),
    ...findTypedBrand(removeSoftHyphens(text)),
    ...findFigureProblems(text),
    ...findTermProblems(removeSoftHyphens(text), locale),
  ]);
}

/** Every brand shows the landings, under its own name. */
function findTypedBrand(text: string): WordingProblem[] {
  const names = Object.values(brands).flatMap(({ name, product }) => [
    name,
    ...LOCALES.map((locale) => product[locale]),
  ]);
  const words = ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
  const typed = names.find((name) => words.includes(` ${name} `));
  if (typed === undefined) return [];
  return [
    { problem: `types the name “${typed}”`, advice: 'Write {brand} or {product} in its place.' },
  ];
}

/** A sign that our fonts lack looks different on each device, as an emoji does. */
function findStrangeLetter(text: string): WordingProblem[] {
  const strange = [...text].find((letter) => !DRAWN.has(letter));
  if (strange === undefined) return [];
  const unseen = SEEN.test(strange) ? undefined : findUnseenSign(text, RegExp(strange, 'u'));
  if (unseen) return [unseen];
  return [{ problem: `has “${strange}”, which no font of ours draws`, advice: 'Say it in words.' }];
}

/** Letters, figures, punctuation and symbols, but not marks that stand on the letter before. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const DRAWN: ReadonlySet<string> = new Set(`${Object.values(LETTERS).join('')}\n`);

function findFigureProblems(text: string): WordingProblem[] {
  const claims = findTypedFigures(text);
  if (claims.length > 0)
    return [
      {
        problem: `types a figure of the ledger, that of ${claims.join(' or ')}`,
        advice: `Name the claim that is meant, as in {${claims[0]}}.`,
      },
    ];
  const amount = findTypedAmount(text);
  return amount ? [{ problem: `types "${amount}", which no claim holds`, advice: UNPROVEN }] : [];
}

function findLengthProblems(
  readings: readonly string[],
  { min, max }: TextField,
): WordingProblem[] {
  const lengths = readings.map((text) => removeSoftHyphens(text).length);
  const isShort = Math.min(...lengths) < min;
  const length = isShort ? Math.min(...lengths) : Math.max(...lengths);
  if (!isShort && length <= max) return [];
  const bound = isShort ? `least ${min}` : `most ${max}`;
  const advice = `Write at ${bound}, figures and names filled in.`;
  return [{ problem: `has ${length} characters`, advice }];
}

function findHyphenProblems(
  text: string,
  readings: readonly string[],
  { hyphens }: TextField,
): WordingProblem[] {
  if (hyphens === 'none' && text.includes(SOFT_HYPHEN))
    return [{ problem: 'contains a soft hyphen', advice: 'Remove it: nothing is parted here.' }];
  if (hyphens !== 'required') return [];
  const words = readings.flatMap(unbreakableWords);
  return [...new Set(words)].map((word) => ({
    problem: `has a word that cannot break, "${word}"`,
    advice: `Put soft hyphens (U+00AD) into words of more than ${LONGEST_WHOLE_WORD} letters.`,
  }));
}

function unbreakableWords(text: string): string[] {
  return text
    .split(/[\s\u00ad-]+/)
    .filter((part) => part.replace(/[^\p{L}]/gu, '').length > LONGEST_WHOLE_WORD);
}
