/**
 * Watches for texts that would freeze on a translated page: a translation puts an element in the place of
 * each text, and React goes on changing the text that is gone. Only where a text is its element's single
 * child does React write to the element. Runs in the browser.
 * @returns what tells the changed texts so far, each with the element around it
 */
export function findFragileTexts(root: Element): () => string[] {
  const found = new Set<string>();
  const observer = new MutationObserver(note);
  observer.observe(root, { characterData: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    return [...found];
  };

  function note(records: readonly MutationRecord[]): void {
    for (const { target } of records) {
      // React marks what it keeps a hold of.
      const isKept = Object.keys(target).some((key) => key.startsWith('__reactFiber'));
      const around = target.parentElement?.outerHTML.slice(0, 80);
      if (isKept) found.add(`${target.textContent} in ${around}`);
    }
  }
}
