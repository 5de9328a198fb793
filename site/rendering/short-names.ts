/** Emotion's name of a class, made of a hash. */
const HASHED = /\bcss-[\w-]+/g;

/** An island's HTML, up to its data. */
const ISLAND = /(<div data-island=.*?<script type="application\/json">)/s;

/**
 * Replaces Emotion's class names by letters, because hashes are what a page cannot compress, and
 * leaves out MUI's names that no rule of the page selects. Islands keep theirs, because the browser
 * makes them again.
 * @returns both parts with the same names
 */
export function withShortNames(page: { body: string; css: string }): { body: string; css: string } {
  const parts = page.body.split(ISLAND);
  const kept = new Set(parts.filter(isIsland).join('').match(HASHED));
  const names = [...new Set(page.css.match(HASHED))].filter((name) => !kept.has(name));
  const short = new Map(names.map((name, index) => [name, lettersOf(index)]));
  const renamed = (text: string) => text.replace(HASHED, (name) => short.get(name) ?? name);
  const css = renamed(page.css);
  const isSelected = (name: string) => !name.startsWith('Mui') || css.includes(`.${name}`);
  const body = parts.map((part, index) =>
    isIsland(part, index) ? part : renamed(withClasses(part, isSelected)),
  );
  return { body: body.join(''), css };
}

/** `split` puts what it splits at between the parts. */
function isIsland(_part: string, index: number): boolean {
  return index % 2 === 1;
}

/** Markup with those classes only that pass a test. */
function withClasses(markup: string, passes: (name: string) => boolean): string {
  return markup.replace(/ class="([^"]*)"/g, (_attribute, names: string) => {
    const left = names.split(' ').filter(passes);
    return left.length > 0 ? ` class="${left.join(' ')}"` : '';
  });
}

/** `a` to `z`, then `aa` and so on. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}
