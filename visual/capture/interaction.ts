import type { CDPSession } from 'playwright-core';
import type { Mode, State } from '../plan/modes.ts';

/** States caused by the visitor's pointer or keyboard. */
export type Interaction = Extract<State, 'hover' | 'focus' | 'active'>;

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

/** Whether a state applies to elements, not to the whole page. */
export function isInteraction(state: State | undefined): state is Interaction {
  return state !== undefined && state in PSEUDO_CLASSES;
}

/** The mode in which a page shows a story before its elements are in a state. */
export function withoutInteraction({ state, ...mode }: Mode): Mode {
  return isInteraction(state) ? mode : { ...mode, ...(state && { state }) };
}

/** Does work while all elements of a page that can have a state are in it at once. */
export async function inState<T>(
  devtools: CDPSession,
  state: State | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!isInteraction(state)) return await work();
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  for (const [selector, forcedPseudoClasses] of PSEUDO_CLASSES[state]) {
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
