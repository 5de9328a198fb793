import type { Locale } from './locales.ts';

/** A problem in how a text is written, and how to write it instead. */
export interface WordingProblem {
  problem: string;
  advice: string;
}

/** How a text breaks the rules of typesetting and wording that hold for every text of the site. */
export function findWordingProblems(text: string, locale: Locale): WordingProblem[] {
  return RULES.flatMap(({ wrong, ...fault }) => {
    const pattern = wrong instanceof RegExp ? wrong : wrong[locale];
    return pattern.test(text) ? [fault] : [];
  });
}

const RULES: readonly (WordingProblem & { wrong: RegExp | Record<Locale, RegExp> })[] = [
  {
    wrong: { en: /["'„]/, de: /["'”]/ },
    problem: 'contains quotes of a typewriter or of the other language',
    advice: 'Write “…” and ’ in English, „…“ and ’ in German.',
  },
  {
    wrong: / - |\.\.\.| {2}|^ | $|todo/i,
    problem: 'has a hyphen for a dash, three dots, a stray space or “todo”',
    advice: 'Write – and …, one space between words and none at either end.',
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
