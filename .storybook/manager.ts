import { addons } from 'storybook/manager-api';
import '../composer/register.ts';
import './pictures/register.ts';
import { workbenchTheme } from './workbench-theme.ts';

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
});
