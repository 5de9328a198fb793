import { addons, type State } from 'storybook/manager-api';
import '../composer/toolbar-link.ts';
import './playground/register.ts';
import './search/register.ts';
import './side-by-side/register.ts';
import { workbenchTheme } from './workbench-theme.ts';

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
  layoutCustomisations: { showPanel: hasPanel },
});

/** A story with nothing to control, as a page about tokens, has all of the window. */
function hasPanel({ index, storyId }: State, isWanted: boolean): boolean {
  const entry = index?.[storyId];
  const isPage = entry?.type === 'story' && entry.parameters?.controls?.disable;
  return isWanted && !isPage;
}
