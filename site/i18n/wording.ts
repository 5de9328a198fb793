import { LANGUAGES, LOCALES, type Locale, nameInEnglish } from './locales.ts';
import { removeSoftHyphens } from './soft-hyphens.ts';

/** A problem in how a text is written, and how to write it instead. */
export interface WordingProblem {
  problem: string;
  advice: string;
}

/** How a text breaks the rules of typesetting and wording that hold for every text of the site. */
export function findWordingProblems(text: string, locale: Locale): WordingProblem[] {
  const unseen = findUnseenSign(text);
  if (unseen) return [unseen];
  return [
    ...(hasOtherQuotes(text, locale) ? [QUOTES] : []),
    ...(locale === 'de' && FORMAL.test(text) ? [DU] : []),
    ...RULES.flatMap(({ wrong, ...fault }) => (wrong.test(text) ? [fault] : [])),
  ];
}

/** The first sign of a text that nobody sees, such as one that turns the direction of what follows. */
export function findUnseenSign(text: string, unseen = UNSEEN): WordingProblem | undefined {
  const { 0: sign = '', index: at } = text.match(unseen) ?? {};
  if (at === undefined) return undefined;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const words = removeSoftHyphens(text.slice(0, at)).split(/\s+/).slice(-3).join(' ').trim();
  return {
    problem: `has an invisible sign, U+${code}, ${words === '' ? 'at its beginning' : `behind "${words}"`}`,
    advice: 'Delete it with the letters beside it, and type those once more.',
  };
}

/** All but the soft hyphen, what says how an emoji is drawn, and what is read as a space. */
const UNSEEN = /(?!\u00ad|\ufe0e|\ufe0f|[\t\r\n])[\p{DI}\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u;

function hasOtherQuotes(text: string, locale: Locale): boolean {
  const { quotes } = LANGUAGES[locale];
  return (text.match(/["'„“”«»]/g) ?? []).some((mark) => !quotes.includes(mark));
}

const QUOTES: WordingProblem = {
  problem: 'contains quotes of a typewriter or of another language',
  advice: `Write ${LOCALES.map(describeQuotes).join(', ')}.`,
};

function describeQuotes(locale: Locale): string {
  return `${LANGUAGES[locale].quotes.join('…')} and ’ in ${nameInEnglish(locale)}`;
}

/** Within a sentence, where a capital letter tells it from “they”. */
const FORMAL = /[\p{Ll},] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;

const DU: WordingProblem = { problem: 'says “Sie” to its readers', advice: 'Write “du”.' };

const RULES: readonly (WordingProblem & { wrong: RegExp })[] = [
  { wrong: / - |--/, problem: 'has a hyphen for a dash', advice: 'Write –.' },
  { wrong: /\.\.\./, problem: 'has three dots', advice: 'Write …, which is one sign.' },
  { wrong: / {2}/, problem: 'has two spaces in a row', advice: 'Write one space between words.' },
  { wrong: /^ | $/, problem: 'has a space at one of its ends', advice: 'Remove it.' },
  { wrong: /\btodo\b/i, problem: 'says “todo”', advice: 'Write what is still to be written.' },
  {
    wrong: /\bX{3,}\b|\[.*?\]/,
    problem: 'has a gap that is still to be filled',
    advice: 'Write what is still to be written.',
  },
  {
    wrong: /\*\*|(?<![\w{])_\S|`|^[-*•·#]+\s/,
    problem: 'shows signs of Markdown or of a list',
    advice: 'Write sentences: no text has bold words or lists of its own.',
  },
  {
    wrong: /\bhttps?:|\bwww\.|\w@\w/i,
    problem: 'shows an address of the web or of mail',
    advice: 'Say in words whose it is: no text is a link.',
  },
  {
    wrong: /[ÃÂ][^\p{L}\s]|Ã[ŸŠŽšœž]|â[€‚]/u,
    problem: 'has letters that were read in another encoding',
    advice: 'Type them once more.',
  },
  {
    // Of figures: the product behind a dash is none.
    wrong:
      /(?:\d|(?<!\{(?:product|brand))\})([-‑−—]| [-‑−–—]|– )\s?(?:\d|\{(?!(?:product|brand)\}))/,
    problem: 'has a range with spaces or with another dash than –',
    advice: 'Write ranges like 62–67.',
  },
];

/** Whether a German text gives the product or the brand a gender, which another brand may not have. */
export function givesGender(text: string): boolean {
  return /\b(der|die|das|den|dem|des|zur|zum|beim|vom|(ein|kein|unser|dein)(e[mnrs]?)?) \{(product|brand)\}/i.test(
    text,
  );
}

/** Whether a text speaks of the demo or of what is not decided yet. */
export function speaksOfDemo(text: string): boolean {
  return /demo|invented|erfunden|to be confirmed|zu bestätigen/i.test(text);
}
