import { formatLetters } from '../../../lib/format-letters.ts';
import { memoize } from '../../../lib/memoize.ts';

/** Emotion's name of a class, made of a hash. */
const HASHED = /\bcss-[\w-]+/g;

/** An island's HTML, up to its data. `split` puts what it splits at between the parts. */
const ISLAND = /(<div data-island=.*?<script type="application\/json">)/s;

/**
 * Chooses letters in place of Emotion's class names, because hashes are what a page cannot compress,
 * and leaves out MUI's names that no rule of the page selects. Islands keep theirs, because the
 * browser makes them again.
 * @returns the rules with these names, and what gives them to any part of the body
 */
export function shortenClassNames({ body, css: long }: { body: string; css: string }): {
  css: string;
  rename: (part: string) => string;
} {
  const kept = new Set(findIslandClasses(body));
  const names = [...new Set(long.match(HASHED))].filter((name) => !kept.has(name));
  const short = new Map(names.map((name, index) => [name, formatLetters(index)]));
  const renameAll = (text: string) => text.replace(HASHED, (name) => short.get(name) ?? name);
  const css = renameAll(long);
  const answers = memoize<boolean>(5_000);
  const isSelected = (name: string) =>
    answers(name, () => !name.startsWith('Mui') || css.includes(`.${name}`));
  const rename = (part: string) =>
    part
      .split(ISLAND)
      .map((piece, index) =>
        index % 2 === 1 ? piece : renameAll(filterClasses(piece, isSelected)),
      )
      .join('');
  return { css, rename };
}

/** Emotion's names in the islands of a body, which they keep. */
export function findIslandClasses(body: string): string[] {
  const islands = body.split(ISLAND).filter((_piece, index) => index % 2 === 1);
  return islands.join('').match(HASHED) ?? [];
}

/** Markup with those classes only that pass a test. */
function filterClasses(markup: string, passes: (name: string) => boolean): string {
  return markup.replace(/ class="([^"]*)"/g, (_attribute, names: string) => {
    const left = names.split(' ').filter(passes);
    return left.length > 0 ? ` class="${left.join(' ')}"` : '';
  });
}
