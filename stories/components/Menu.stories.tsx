import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, Pencil, Trash2 } from 'lucide';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Actions on one thing. */
const meta = preview.meta({
  id: 'components-menu',
  component: Menu,
  parameters: {
    ...configurePictures({ widths: [360] }),
    stage: 320,
  },
  args: {
    autoFocus: false,
    anchorReference: 'anchorPosition',
    anchorPosition: { top: 16, left: 16 },
    slotProps: { list: { 'aria-label': 'Actions' } },
    children: [
      <MenuItem key="rename">
        <ListItemIcon>
          <Icon icon={Pencil} />
        </ListItemIcon>
        <span>Rename</span>
      </MenuItem>,
      <MenuItem key="download" disabled>
        <ListItemIcon>
          <Icon icon={Download} />
        </ListItemIcon>
        <span>Download the statement</span>
      </MenuItem>,
      <Divider key="rule" />,
      <MenuItem key="end">
        <ListItemIcon>
          <Icon icon={Trash2} />
        </ListItemIcon>
        <span>Terminate the retirement plan</span>
      </MenuItem>,
    ],
  },
});

export default meta;

export const Actions = meta.story({ args: { open: true } });

export const OneChosen = meta.story({
  args: {
    open: true,
    slotProps: { list: { 'aria-label': 'Sort by' } },
    children: [
      <MenuItem key="date" selected>
        Date
      </MenuItem>,
      <MenuItem key="amount">Amount</MenuItem>,
    ],
  },
});
