import { createElement, Fragment, type ReactNode } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { COMPARE, SideBySide } from './SideBySide.tsx';

const SIDE_BY_SIDE = 'fernblick/side-by-side';

/** What is compared first. */
const START = 'locale:en,de';

addons.register(SIDE_BY_SIDE, () => {
  addons.add(`${SIDE_BY_SIDE}/switch`, {
    type: types.TOOL,
    title: 'Side by side',
    match: ({ viewMode }) => viewMode === 'story',
    render: Switch,
  });
  addons.add(`${SIDE_BY_SIDE}/frames`, { type: types.PREVIEW, render: WithFrames });
});

/** In the toolbar of a story: shows it in every language at once, and takes that back. */
function Switch() {
  const api = useStorybookApi();
  const { selected } = useSelected();
  const props = {
    variant: 'ghost',
    padding: 'small',
    ariaLabel: false,
    pressed: selected !== undefined,
    onClick: () => api.applyQueryParams({ [COMPARE]: selected ? undefined : START }),
  } as const;
  return createElement(ToggleButton, props, 'Side by side');
}

/** The canvas, or the frames in its place. It stays: it tells Storybook what story is open. */
function WithFrames({ children }: { children?: ReactNode }) {
  const { selected } = useSelected();
  const style = { display: 'contents', visibility: selected ? 'hidden' : 'inherit' } as const;
  return createElement(
    Fragment,
    null,
    createElement('div', { style }, children),
    selected && createElement(SideBySide, { selected }),
  );
}

function useSelected() {
  const { customQueryParams, viewMode } = useStorybookState();
  const selected = viewMode === 'story' ? customQueryParams[COMPARE] : undefined;
  return { selected };
}
