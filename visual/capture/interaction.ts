import type { CDPSession } from 'playwright-core';
import { INTERACTIONS, type Interaction, isDark, type Mode, type State } from '../plan/modes.ts';

/** Elements that can be focused with the keyboard. */
export const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Selectors of elements with the pseudo-classes that a state forces on them; the last that matches wins. */
export const PSEUDO_CLASSES: Record<Interaction, readonly [string, string[]][]> = {
  hover: [['body *:not(svg *)', ['hover']]],
  focus: [
    [`body :has(${FOCUSABLE})`, ['focus-within']],
    [`body ${FOCUSABLE}`, ['focus', 'focus-visible', 'focus-within']],
  ],
  active: [['body *:not(svg *)', ['hover', 'active']]],
};

/** What a state applies to elements, not to the whole page. */
export function getInteraction(state: State | undefined): Interaction | undefined {
  return INTERACTIONS.find((one) => state === one || state === `dark-${one}`);
}

/** The mode in which a page shows a story before its elements are in a state. */
export function withoutInteraction({ state, ...mode }: Mode): Mode {
  if (!getInteraction(state)) return { ...mode, ...(state && { state }) };
  return { ...mode, ...(isDark(state) && { state: 'dark' }) };
}

/** Does work while all elements of a page that can have a state are in it at once. */
export async function inState<T>(
  devtools: CDPSession,
  state: State | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const interaction = getInteraction(state);
  if (!interaction) return await work();
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  for (const [selector, forcedPseudoClasses] of PSEUDO_CLASSES[interaction]) {
    const { nodeId } = root;
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId, selector });
    await Promise.all(
      nodeIds.map((nodeId) =>
        devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  }
  const done = await work();
  await devtools.send('CSS.disable');
  await devtools.send('DOM.disable');
  return done;
}
