import { type ReactNode, useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { addNames, NAMES_ELEMENT, type Names } from './add-names.ts';

const SEARCH = 'fernblick/search';

addons.register(SEARCH, () => {
  // Nothing else of an addon is rendered whatever is hidden in the manager.
  addons.add(SEARCH, { type: types.PREVIEW, render: WithNames });
});

const names: Names = JSON.parse(document.getElementById(NAMES_ELEMENT)?.textContent ?? '{}');

/** The indexes that have their names. Storybook reads a new one whenever a file of stories changes. */
const named = new WeakSet<object>();

/** The canvas as it is; meanwhile every index that Storybook reads gets its names. */
function WithNames({ children }: { children?: ReactNode }) {
  const { internal_index: index } = useStorybookState();
  const { setIndex } = useStorybookApi();
  useEffect(() => {
    if (!index || named.has(index)) return;
    const next = addNames(index, names);
    named.add(next);
    setIndex(next);
  }, [index, setIndex]);
  return children;
}
