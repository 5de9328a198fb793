import { createElement } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { formatCount } from '../../lib/format-count.ts';
import type { Brand } from '../../tokens/index.ts';
import { keepChanges } from './kept-changes.ts';

const CHANGED_BRAND = 'fernblick/changed-brand';

addons.register(CHANGED_BRAND, () => {
  addons.add(CHANGED_BRAND, {
    type: types.TOOL,
    title: 'Changed brand',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: ChangedBrand,
  });
});

/** While stories show what the playground changes: says so, and switched off shows the saved brand again. */
function ChangedBrand() {
  const [{ brand, tokens }, updateGlobals] = useGlobals();
  if (!tokens) return null;
  const count = tokens.split('_').length;
  const props = {
    variant: 'outline',
    padding: 'small',
    ariaLabel: false,
    pressed: true,
    onClick: () => {
      keepChanges(brand as Brand, tokens);
      updateGlobals({ tokens: '' });
    },
  } as const;
  return createElement(ToggleButton, props, `Changed brand: ${formatCount(count, 'change')}`);
}
