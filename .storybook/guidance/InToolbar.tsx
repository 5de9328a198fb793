import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { AsInToolbar } from '../toolbar/AsInToolbar.tsx';
import type { Globals } from '../toolbar/settings.ts';

/** What the toolbar sets, as around the stories of the page. */
export function InToolbar({ children }: { children: ReactNode }) {
  const { getStoryContext, componentStories } = useContext(DocsContext);
  const [story] = componentStories();
  if (!story) return null;
  return (
    <AsInToolbar globals={getStoryContext(story).globals as Globals} isDocs>
      {children}
    </AsInToolbar>
  );
}
