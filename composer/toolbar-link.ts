import { createElement } from 'react';
import { addons, types, useArgs, useStorybookApi, useStorybookState } from 'storybook/manager-api';
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
  const [args] = useArgs();
  const link = (href: string, text: string) =>
    createElement(
      'a',
      { href, style: { alignSelf: 'center', marginInline: 8, fontSize: 14 } },
      text,
    );
  if (isSectionStory(storyId)) return link(formatSectionAddress(storyId, args), 'Use in a landing');
  if (!storyId.startsWith('landings-')) return null;
  // Storybook knows the arguments once the story is prepared.
  const landing = story && 'args' in story && story.args?.landing;
  return landing
    ? link(`./composer.html?landing=${landing}`, `Edit ${landing}`)
    : link('./composer.html', 'Compose a landing');
}
