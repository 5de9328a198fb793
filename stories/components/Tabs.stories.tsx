import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Views of the same rank. */
const meta = preview.meta({
  id: 'components-tabs',
  component: Tabs,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: {
    value: 0,
    variant: 'scrollable',
    'aria-label': 'Your plan',
    children: [
      <Tab key="overview" label="Overview" />,
      <Tab key="documents" label="Documents" />,
      <Tab key="messages" label="Messages" disabled />,
    ],
  },
});

export default meta;

export const Scrollable = meta.story();
export const SecondChosen = meta.story({ args: { value: 1 } });
