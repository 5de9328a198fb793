import type { ShortGuidance } from '../design-system/guidance.ts';
import others from './german-words.json' with { type: 'json' };
import { type GermanWords, translate } from './translate.ts';

const guidance = import.meta.glob<Pick<ShortGuidance, 'words'>>(
  [
    '../design-system/*/*/guidance.ts',
    '../site/calculator/**/guidance.ts',
    '../site/sections/*/*/guidance.ts',
  ],
  { eager: true, import: 'guidance' },
);

export interface Story {
  title: string;
  tags: readonly string[];
  parameters: { german?: GermanWords };
}

/**
 * The German words of a story that the page of a component shows: its own, and those of all guidance and
 * stories. One that only acts finds its parts by the English words.
 */
export function listGermanWords({ title, tags, parameters }: Story): GermanWords | undefined {
  const isShown = /^(Components|Forms\/Fields in a form)/.test(title) && tags.includes('autodocs');
  return isShown ? { ...GERMAN_WORDS, ...parameters.german } : undefined;
}

/** What a story shows of what it rendered though nobody has said it in German. */
export function findUntranslated(shown: string, rendered: unknown, words: GermanWords): string[] {
  const asked = new Set<string>();
  const recorder = new Proxy<GermanWords>({}, { get: (_, text) => void asked.add(String(text)) });
  translate(rendered, recorder);
  const german = new Set(Object.values(words));
  return [...asked].filter(
    (text) =>
      LIKE_WORDS.test(text) && shown.includes(text) && !(text in words) && !german.has(text),
  );
}

/** Values of arguments are one small word; initials are in every language the same. */
const LIKE_WORDS = /^\p{Lu}.*\p{Ll}{2}|\p{L} .*\p{Ll}{2}/u;

/** The words of components in German: those of their guidance, and others that only stories have. */
const GERMAN_WORDS: GermanWords = {
  ...others,
  ...Object.fromEntries(
    Object.values(guidance).flatMap(({ words }) => words.map(({ en, de }) => [en, de])),
  ),
};
