import type { Page } from 'playwright-core';

/**
 * Translates a page as browsers and extensions do: another text stands in its place, in two
 * `font` elements; that of texts which come or change later as well. The words stay, so that they can
 * be compared.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const SKIPPED = 'script, style, template, noscript, font, textarea, [translate="no"]';
    const wrap = (text: Node) => {
      const { parentElement: parent } = text;
      if (!text.textContent?.trim() || !parent || parent.closest(SKIPPED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.textContent);
      outer.append(inner);
      parent.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      if (root instanceof Text) texts.push(root);
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapAll);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
