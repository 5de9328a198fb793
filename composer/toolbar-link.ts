import { createElement } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { formatSectionAddress, isSectionStory } from './section-stories.ts';

const COMPOSER = 'fernblick/composer';

addons.register(COMPOSER, () => {
  addons.add(COMPOSER, {
    type: types.TOOL,
    title: 'Composer',
    match: ({ viewMode }) => viewMode === 'story',
    render: ComposerLink,
  });
});

/** In the toolbar of landings the way to change this one, in that of sections the way to use this one. */
function ComposerLink() {
  const { storyId = '' } = useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  // Storybook knows the arguments once the story is prepared.
  const args = story && 'args' in story ? story.args : undefined;
  if (isSectionStory(storyId))
    return args ? link(formatSectionAddress(storyId, args), 'Use in a landing') : null;
  if (!storyId.startsWith('landings-')) return null;
  return args?.landing
    ? link(`./composer.html?landing=${args.landing}`, `Edit ${args.landing}`)
    : link('./composer.html', 'Compose a landing');
}

function link(href: string, text: string) {
  const style = { alignSelf: 'center', marginInline: 8, fontSize: 14 };
  return createElement('a', { href, style }, text);
}
