import { addons } from 'storybook/manager-api';
import '../composer/toolbar-link.ts';
import './search/register.ts';
import './side-by-side/register.ts';
import { workbenchTheme } from './workbench-theme.ts';

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
});
