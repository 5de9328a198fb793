import { createElement } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';

const COMPOSER = 'fernblick/composer';

addons.register(COMPOSER, () => {
  addons.add(COMPOSER, {
    type: types.TOOL,
    title: 'Composer',
    match: ({ viewMode }) => viewMode === 'story',
    render: ComposerLink,
  });
});

/** In the toolbar of landings: the way to change this one. */
function ComposerLink() {
  const { storyId } = useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  if (!storyId?.startsWith('landings-')) return null;
  // Storybook knows the arguments once the story is prepared.
  const landing = story && 'args' in story && story.args?.landing;
  const style = { alignSelf: 'center', marginInline: 8, fontSize: 14 };
  return landing
    ? createElement('a', { href: `./composer.html?landing=${landing}`, style }, `Edit ${landing}`)
    : createElement('a', { href: './composer.html', style }, 'Compose a landing');
}
