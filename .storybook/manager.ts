import { addons } from 'storybook/manager-api';
import { workbenchTheme } from './workbench-theme.ts';

addons.setConfig({
  theme: workbenchTheme,
  sidebar: { showRoots: true },
});
