import { DocsContext, Story as StoryBlock, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { keysOf } from '../../lib/objects.ts';
import { type Globals, initialGlobals } from '../toolbar/settings.ts';

/**
 * A story on a page of documentation. Storybook gives one that is not `inline` a window of its own, but
 * tells it nothing of what the toolbar has set: here its address does.
 */
export function Story(props: ComponentProps<typeof StoryBlock>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { getStoryContext } = useContext(DocsContext);
  const { inline, height } = story.parameters.docs.story;
  if (inline) return <StoryBlock {...props} />;
  const { id, name } = story;
  const globals = formatGlobals(getStoryContext(story).globals as Globals);
  return (
    <div id={`story--${id}`} className="sb-story sb-unstyled" data-story-block="true">
      <iframe
        // Storybook hears nothing from frames that are marked like this, and does not warn.
        data-is-storybook-thumbnail
        title={name}
        src={`iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(globals)}`}
        style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
      />
    </div>
  );
}

function formatGlobals(globals: Globals): string {
  return keysOf(initialGlobals)
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
}
