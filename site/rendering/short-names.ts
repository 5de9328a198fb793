/** Emotion's name of a class, made of a hash. */
const CLASS = /\bcss-[\w-]+/g;

/** An island's HTML, up to its data. */
const ISLAND = /<div data-island=.*?<script type="application\/json">/gs;

/**
 * Replaces Emotion's class names by letters: hashes are what a page cannot compress. Classes that an
 * island uses keep theirs, because the browser computes them again.
 * @returns both parts with the same names
 */
export function withShortNames(page: { body: string; css: string }): { body: string; css: string } {
  const kept = new Set(page.body.match(ISLAND)?.join('').match(CLASS));
  const names = [...new Set(page.css.match(CLASS))].filter((name) => !kept.has(name));
  const short = new Map(names.map((name, index) => [name, lettersOf(index)]));
  const renamed = (text: string) => text.replace(CLASS, (name) => short.get(name) ?? name);
  return { body: renamed(page.body), css: renamed(page.css) };
}

/** `a` to `z`, then `aa` and so on. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}
