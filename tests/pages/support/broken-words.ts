/**
 * Words of headings, leads, labels and cells that break at the end of a line without a hyphen, with a stroke
 * where they break. Runs in the browser.
 */
export async function findBrokenWords(): Promise<string[]> {
  const BLOCKS =
    'h1, h2, h3, h4, :is(h1, h2) + p:not(article *), li > span, label, legend, summary, button, th, td, dt, dd, a[data-cta], [data-part="eyebrow"]';
  const WORD = /[\p{L}\d\u00ad]{3,}/gu;

  await document.fonts.ready;
  return [...document.querySelectorAll(BLOCKS)].flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.data.matchAll(WORD)].flatMap(({ 0: word, index }) => {
        if (boxesOf(text, index, word.length).length < 2) return [];
        const shown = [...word].map((letter, at) =>
          isBroken(text, index + at) ? `${letter}|` : letter,
        );
        return shown.join('') === word ? [] : [`${shown.join('')} in ${block.localName}`];
      }),
    ),
  );

  function textsOf(block: Element): Text[] {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text && isShown(currentNode.parentElement))
        texts.push(currentNode);
    }
    return texts;
  }

  /** Not closed, and not only for screen readers. */
  function isShown(parent: Element | null): boolean {
    if (!parent?.checkVisibility({ visibilityProperty: true })) return false;
    for (let part: Element | null = parent; part; part = part.parentElement) {
      if (getComputedStyle(part).clipPath !== 'none') return false;
    }
    return true;
  }

  /** Whether the letter at a place and the next one stand on two lines. A soft hyphen is no letter. */
  function isBroken(text: Text, at: number): boolean {
    if (!/^[\p{L}\d]{2}$/u.test(text.data.slice(at, at + 2))) return false;
    const [here, next] = [at, at + 1].map((place) => boxesOf(text, place, 1).at(-1));
    // Lines of a heading overlap.
    return here && next ? next.top > here.top + here.height / 2 : false;
  }

  /** The parts of a text on the page. At the start of a line it also has an empty one at the end before. */
  function boxesOf(text: Text, from: number, length: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + length);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }
}
