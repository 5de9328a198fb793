import { createElement } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';

const COMPOSER = 'fernblick/composer';

addons.register(COMPOSER, () => {
  addons.add(COMPOSER, {
    type: types.TOOL,
    title: 'Composer',
    match: ({ viewMode }) => viewMode === 'story',
    render: ComposerLink,
  });
});

/** In the toolbar of landings: the way to a new one. */
function ComposerLink() {
  const { storyId } = useStorybookState();
  if (!storyId?.startsWith('landings-')) return null;
  const style = { alignSelf: 'center', marginInline: 8, fontSize: 14 };
  return createElement('a', { href: './composer.html', style }, 'Compose a landing');
}
