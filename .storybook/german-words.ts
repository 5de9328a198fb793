import type { ShortGuidance } from '../design-system/guidance.ts';
import { mapValues } from '../lib/objects.ts';
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
  parameters: { german?: GermanWords };
}

export interface Shown extends Story {
  globals: Readonly<Record<string, unknown>>;
}

/** The German words of a story that shows components: its own, and those of all guidance and stories. */
export function listGermanWords({ title, parameters }: Story): GermanWords | undefined {
  const isShown = /^(Components|Forms\/Fields in a form|Tokens\/Key components)/.test(title);
  return isShown ? { ...GERMAN_WORDS, ...parameters.german } : undefined;
}

/** The words in which the toolbar's language has a story say something else than its arguments. */
export function getShownWords(story: Shown): GermanWords | undefined {
  return story.globals.locale === 'de' ? listGermanWords(story) : undefined;
}

/** Queries of the story's parts, which a test asks for by their English words. */
export function askIn<Canvas extends object>(words: GermanWords, canvas: Canvas): Canvas {
  const ask = (query: unknown) =>
    typeof query === 'function'
      ? (...asked: unknown[]) => query(...translate(asked, words))
      : query;
  return mapValues({ ...canvas } as Record<string, unknown>, ask) as Canvas;
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
    Object.values(guidance).flatMap(({ words }) => words.map(([, en, de]) => [en, de])),
  ),
};
