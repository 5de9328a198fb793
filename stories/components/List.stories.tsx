import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Things of one kind, each with a line or two. */
const meta = preview.meta({
  id: 'components-list',
  component: List,
  parameters: {
    ...configurePictures({ widths: [360] }),
    german: { Portfolios: 'Anlagestrategien' },
  },
  args: {
    children: (
      <>
        <ListItem>
          <ListItemAvatar>
            <Avatar>G</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Global" secondary="0.25 % a year" />
        </ListItem>
        <ListItem>
          <ListItemAvatar>
            <Avatar>GG</Avatar>
          </ListItemAvatar>
          <ListItemText
            primary="Global Green"
            secondary="0.28 % a year, with criteria of sustainability"
          />
        </ListItem>
      </>
    ),
  },
});

export default meta;

export const ToRead = meta.story();

export const ToChooseFrom = meta.story({
  args: {
    component: 'div',
    children: (
      <>
        <ListSubheader component="div" disableSticky>
          Portfolios
        </ListSubheader>
        <ListItemButton selected>
          <ListItemText primary="Overview" />
        </ListItemButton>
        <ListItemButton>
          <ListItemText primary="Documents" />
        </ListItemButton>
        <ListItemButton disabled>
          <ListItemText primary="Messages" />
        </ListItemButton>
      </>
    ),
  },
});
