import { setTimeout } from 'node:timers/promises';
import type { Tab } from './browser.ts';

const PAUSE = 250;
/** Reads of the same words in a row, after which they stay. */
const UNCHANGED = 8;
const MOST_READS = 60;

/**
 * The visible words of a page without their spaces, of which each browser writes others. Waits until
 * they are those expected, or until they have not changed for two seconds.
 */
export async function readWords(tab: Tab, expected?: string): Promise<string> {
  let words = await read(tab);
  for (let reads = 1, same = 0; words !== expected && same < UNCHANGED; reads++) {
    if (reads === MOST_READS) throw new Error('Its words went on changing for 15 s.');
    await setTimeout(PAUSE);
    const next = await read(tab);
    same = next === words ? same + 1 : 0;
    words = next;
  }
  return words;
}

async function read(tab: Tab): Promise<string> {
  await tab.evaluate(openWhatStaysOpen);
  const text = await tab.evaluate(readText);
  return text.replace(/[\s\u00ad]/g, '');
}

/**
 * Opens what other browsers always show: one without `::details-content` lets it be opened instead. Its
 * rules in `@supports` hide the summary there.
 */
function openWhatStaysOpen(): void {
  const listRules = (rules: Iterable<CSSRule>): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      const isLeftOut = rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches;
      return rule instanceof CSSGroupingRule && !isLeftOut ? listRules(rule.cssRules) : [];
    });
  for (const { cssRules } of CSS.supports('selector(::details-content)')
    ? []
    : document.styleSheets)
    for (const { selectorText, style } of listRules(cssRules)) {
      if (style.display !== 'none' || !/summary$/.test(selectorText)) continue;
      for (const { parentElement } of document.querySelectorAll(selectorText))
        if (parentElement instanceof HTMLDetailsElement) parentElement.open = true;
    }
}

/** In the order of the document: `innerText` follows the layout, and WebKit leaves out what is off screen. */
function readText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (parentElement?.checkVisibility({ visibilityProperty: true })) text += nodeValue;
  }
  return text;
}

/** Where words first differ from those expected, each with a few letters around; nothing if they do not. */
export function describeDifference(words: string, expected: string): string[] {
  const place = [...expected].findIndex((letter, at) => letter !== words[at]);
  if (words === expected) return [];
  const start = Math.max(0, (place < 0 ? expected.length : place) - AROUND);
  const [here, there] = [words, expected].map((text) => text.slice(start, start + 3 * AROUND));
  return [`says “${here}” instead of “${there}”`];
}

const AROUND = 20;
