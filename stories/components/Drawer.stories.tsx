import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const NAME = { paper: { 'aria-label': 'Your plan', role: 'dialog' } };

/** A list of ways beside what they change. */
const meta = preview.meta({
  id: 'components-drawer',
  component: Drawer,
  parameters: {
    ...configurePictures({ widths: [360, 960] }),
    stage: 360,
  },
  args: {
    open: true,
    slotProps: NAME,
    children: (
      <List component="nav">
        <ListItemButton selected>
          <ListItemText primary="Overview" />
        </ListItemButton>
        <ListItemButton>
          <ListItemText primary="Documents" />
        </ListItemButton>
        <ListItemButton disabled>
          <ListItemText primary="Change the portfolio" />
        </ListItemButton>
      </List>
    ),
  },
});

export default meta;

export const FromTheSide = meta.story();
export const FromBelow = meta.story({ args: { anchor: 'bottom' } });
