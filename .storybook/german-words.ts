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

interface Story {
  title: string;
  parameters: { german?: GermanWords };
}

/**
 * The German words of a story: its own, and for that of a component those of all guidance and stories. A
 * play finds its story by the English words, so with one a story has only its own.
 */
export function listGermanWords(story: Story): GermanWords | undefined {
  const { title, parameters } = story;
  const { german } = parameters;
  const isShown =
    title.startsWith('Components/') && !('playFunction' in story && story.playFunction);
  return isShown ? { ...GERMAN_WORDS, ...german } : german;
}

/** What a story shows of its arguments though nobody has said it in German. */
export function findUntranslated(shown: string, args: object, words: GermanWords): string[] {
  const asked = new Set<string>();
  const recorder = new Proxy<GermanWords>({}, { get: (_, text) => void asked.add(String(text)) });
  translate({ ...args }, recorder);
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
