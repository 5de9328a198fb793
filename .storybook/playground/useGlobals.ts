import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Globals, initialGlobals } from '../toolbar/settings.ts';

type SetGlobals = (globals: Partial<Globals>) => void;

/** What the toolbar and the address set, on a page of documentation, and a function that sets it. */
export function useGlobals(): readonly [Globals, SetGlobals] {
  const [globals, setGlobals] = useState(readGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return [globals, set];
}

function readGlobals(): Globals {
  const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__ as unknown as Preview;
  return { ...(initialGlobals as Globals), ...storyStoreValue?.userGlobals.get() };
}

/** What the other readers of the preview do not need. */
interface Preview {
  storyStoreValue?: { userGlobals: { get(): Globals } };
}

function set(globals: Partial<Globals>): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });
}
