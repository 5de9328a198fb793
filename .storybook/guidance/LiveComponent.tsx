import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { InLanguage } from '../InLanguage.tsx';

/** The component of the page with the props of its stories but for these, as they render it. */
export function LiveComponent({ props }: { props?: object | undefined }) {
  const { csfFile } = useOf('meta', ['meta']);
  const { getStoryContext, componentStories } = useContext(DocsContext);
  const [story] = componentStories();
  if (!story) return null;
  const context = { ...getStoryContext(story), args: { ...csfFile.meta.args, ...props } };
  return <InLanguage render={story.undecoratedStoryFn} context={context as StoryContext} />;
}
