import type { CDPSession } from 'playwright-core';
import type { State } from '../modes.ts';

/** States that a visitor's pointer or keyboard brings about. */
export type Interaction = Extract<State, 'hover' | 'focus' | 'active'>;

/** Elements that the keyboard can reach. */
export const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';

/** Which elements are put into which pseudo-classes for a state; of an element the last row counts. */
const PSEUDO_CLASSES: Record<Interaction, readonly [selector: string, classes: string[]][]> = {
  hover: [['body *:not(svg *)', ['hover']]],
  focus: [
    [`body :has(${FOCUSABLE})`, ['focus-within']],
    [`body ${FOCUSABLE}`, ['focus', 'focus-visible', 'focus-within']],
  ],
  active: [['body *:not(svg *)', ['hover', 'active']]],
};

/** Whether a state is one of an element, not of the whole page. */
export function isInteraction(state: State | undefined): state is Interaction {
  return state !== undefined && state in PSEUDO_CLASSES;
}

/** Puts all elements of a page that can be in a state into it together. */
export async function showState(devtools: CDPSession, state: Interaction): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  for (const [selector, forcedPseudoClasses] of PSEUDO_CLASSES[state]) {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    await Promise.all(
      nodeIds.map((nodeId) =>
        devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  }
}

/** Ends what `showState` began. */
export async function releaseState(devtools: CDPSession): Promise<void> {
  await devtools.send('CSS.disable');
  await devtools.send('DOM.disable');
}
