import { keysOf } from '../../lib/objects.ts';
import { PSEUDO_CLASSES } from '../../visual/capture/interaction.ts';

/** On an element: the state that everything in it is forced into. */
export const STATE = 'data-state';

/**
 * Lets every rule of the page's style sheets that waits for a pointer or the keyboard also apply
 * where its state is forced, as strong as before. Rules that come later need it again.
 */
export function forceStates(): void {
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets])
    extendSelectors(cssRules);
}

function extendSelectors(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(`[${STATE}=`))
      rule.selectorText = extendSelector(rule.selectorText);
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule)
      extendSelectors(rule.cssRules);
  }
}

function extendSelector(selector: string): string {
  return selector.replaceAll(
    /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
    (own, name: string) => `:is(${[own, ...whereForced(name)].join(', ')})`,
  );
}

/** The same elements that the picture gate forces, with the weight of a pseudo-class. */
function whereForced(pseudoClass: string): string[] {
  return keysOf(PSEUDO_CLASSES).flatMap((state) =>
    PSEUDO_CLASSES[state]
      .filter(([, forced]) => forced.includes(pseudoClass))
      .map(([selector]) => `[${STATE}="${state}"] :where(${selector})`),
  );
}
