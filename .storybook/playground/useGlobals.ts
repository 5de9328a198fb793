import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { completeGlobals, type Globals } from '../toolbar/settings.ts';
import { useThrottled } from './useThrottled.ts';

interface LiveGlobals {
  /** As the address has them: it may name what there is not. */
  asked: Readonly<Record<string, unknown>>;
  globals: Globals;
  /** As they were a moment ago, for what takes long: while somebody drags, it follows in steps. */
  settled: Globals;
  setGlobals: (changes: Partial<Globals>) => void;
}

/**
 * What the toolbar and the address set, and a function that sets it. Storybook's own event for this
 * makes a page of documentation anew, and with it the slider that somebody drags.
 */
export function useGlobals(): LiveGlobals {
  const [asked] = useState(() => ({ ...getStore()?.get() }));
  const [globals, setGlobals] = useState(() => completeGlobals(asked));
  const settled = useThrottled(globals);
  useEffect(() => announce(settled), [settled]);
  return {
    asked,
    globals,
    settled,
    setGlobals: (changes) => {
      getStore()?.update(changes);
      setGlobals({ ...globals, ...changes });
    },
  };
}

/** Tells the toolbar and the address, as Storybook does. */
function announce(globals: Globals): void {
  addons.getChannel().emit(GLOBALS_UPDATED, {
    globals,
    userGlobals: globals,
    storyGlobals: {},
    initialGlobals: getStore()?.initialGlobals,
  });
}

function getStore() {
  return (globalThis.__STORYBOOK_PREVIEW__ as unknown as Preview).storyStoreValue?.userGlobals;
}

/** What the other readers of the preview do not need. */
interface Preview {
  storyStoreValue?: { userGlobals: GlobalsStore };
}

interface GlobalsStore {
  initialGlobals: object;
  get(): Partial<Globals>;
  update(changes: Partial<Globals>): void;
}
