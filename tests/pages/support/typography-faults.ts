/**
 * Typographic faults of everything that shows on the page: in titles a last line of
 * one short word, a word parted at its hyphen and a short word parted from its number; everywhere a
 * unit parted from its number, and letters that are cut off. Runs in the browser.
 * @param unbreakable the sources of the patterns of spaces that no line may break at
 */
export async function findTypographyFaults(unbreakable: readonly string[]): Promise<string[]> {
  /** Letters up to which a word cannot stand alone below a title. */
  const SHORT = 5;
  const TITLES = 'h1, h2, h3';
  const BLOCKS = `${TITLES}, h4, p, li, dt, dd, th, td, summary, label, legend, figcaption, blockquote, button, a`;
  const SHORT_WORD =
    /^(a|an|the|at|by|for|from|in|of|on|over|per|to|until|with|ab|am|an|auf|bei|bis|das|dem|den|der|die|ein|eine|für|im|in|mit|nach|über|um|von|vor|zu|zum|zur)$/i;

  await document.fonts.ready;
  return [...document.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter((block) => block.checkVisibility({ visibilityProperty: true }))
    .filter((block) => !block.querySelector(BLOCKS) || block.matches(TITLES))
    .flatMap((block) => {
      const letters = lettersOf(block);
      const lines = linesOf(letters);
      const faults = [
        ...(block.matches(TITLES) ? faultsOfTitle(lines) : []),
        ...unbreakable.flatMap((space) => parted(letters, new RegExp(space, 'gu'))),
        ...cut(letters),
      ];
      const shown = lines.join(' | ');
      return faults.map((fault) => `${fault}: ${shown.slice(0, 120)}`);
    });

  interface Letter {
    sign: string;
    node: Text;
    box: DOMRect;
  }

  function lettersOf(block: HTMLElement): Letter[] {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const letters: Letter[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Text) || !isShown(node.parentElement)) continue;
      for (let at = 0; at < node.data.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        letters.push({ sign: node.data.charAt(at), node, box });
      }
    }
    return letters;
  }

  /** Not in a hint that is closed, and not only for screen readers. */
  function isShown(parent: Element | null): boolean {
    if (!parent?.checkVisibility({ visibilityProperty: true })) return false;
    for (let part: Element | null = parent; part; part = part.parentElement) {
      if (getComputedStyle(part).clipPath !== 'none') return false;
    }
    return true;
  }

  function linesOf(letters: readonly Letter[]): string[] {
    const lines: string[] = [];
    let bottom = Number.NEGATIVE_INFINITY;
    for (const { sign, box } of letters) {
      if (box.height > 0 && box.top >= bottom) {
        lines.push('');
        bottom = box.bottom - box.height / 4;
      }
      lines.push(`${lines.pop() ?? ''}${sign}`);
    }
    return lines.map((line) => line.replaceAll('\u00ad', '').trim());
  }

  function faultsOfTitle(lines: readonly string[]): string[] {
    const last = lines.at(-1) ?? '';
    const isAlone = lines.length > 1 && !/\s/.test(last) && wordLength(last) <= SHORT;
    return [
      ...(isAlone ? ['A short word stands alone'] : []),
      ...lines.slice(0, -1).flatMap((line, index) => {
        const lastWord = line.split(/\s/).at(-1) ?? '';
        const next = lines[index + 1] ?? '';
        // A compound of nouns, as German has many, may be parted at its hyphen.
        if (line.endsWith('-') && /^\p{Ll}/u.test(next)) return ['A word is parted at its hyphen'];
        const isNumber = /^\d/.test(next);
        return isNumber && SHORT_WORD.test(lastWord)
          ? ['A short word is parted from its number']
          : [];
      }),
    ];
  }

  function wordLength(text: string): number {
    return text.match(/[\p{L}\d]/gu)?.length ?? 0;
  }

  function parted(letters: readonly Letter[], pattern: RegExp): string[] {
    const text = letters.map(({ sign }) => sign).join('');
    return [...text.matchAll(pattern)].flatMap(({ index }) => {
      const [before, after] = [letters[index - 1], letters[index + 1]];
      const isParted = before && after && after.box.top > before.box.bottom - 1;
      return isParted ? [`“${text.slice(Math.max(0, index - 8), index + 8)}” is parted`] : [];
    });
  }

  /** Letters across the edge of an element that hides what leaves it; what can be scrolled to is not cut. */
  function cut(letters: readonly Letter[]): string[] {
    const seen = letters.filter(({ sign, box }) => sign.trim() !== '' && box.width > 0);
    const isCut = [...Map.groupBy(seen, ({ node }) => node)].some(([node, ofNode]) => {
      const edges = clippersOf(node);
      return ofNode.some(({ box }) => edges.some((edge) => crosses(box, edge)));
    });
    return isCut ? ['Letters are cut'] : [];
  }

  function crosses(box: DOMRect, edge: DOMRect): boolean {
    const isInside =
      box.left < edge.right - 1 &&
      box.right > edge.left + 1 &&
      box.top < edge.bottom - 1 &&
      box.bottom > edge.top + 1;
    // A letter's box has some space beside its ink.
    const space = box.height / 20;
    const isOver = box.left < edge.left - space || box.right > edge.right + space;
    return isInside && isOver;
  }

  function clippersOf(node: Text): DOMRect[] {
    const edges: DOMRect[] = [];
    for (let part = node.parentElement; part; part = part.parentElement) {
      if (/hidden|clip/.test(getComputedStyle(part).overflowX)) {
        edges.push(part.getBoundingClientRect());
      }
    }
    return edges;
  }
}
