import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, Pencil, Trash2 } from 'lucide';
import type { ComponentType } from 'react';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Actions on one thing. */
const meta = preview.meta({
  id: 'components-menu',
  // Storybook does not see that `open` is among the arguments.
  component: Menu as ComponentType<Partial<MenuProps>>,
  parameters: {
    ...configurePictures({ widths: [360, 960] }),
    stage: true,
    german: {
      Actions: 'Aktionen',
      Rename: 'Umbenennen',
      'Download the statement': 'Standmitteilung herunterladen',
      'Terminate the retirement plan': 'Altersvorsorgevertrag kündigen',
      'Sort by': 'Sortieren nach',
      Date: 'Datum',
      Amount: 'Betrag',
    },
  },
  args: {
    open: true,
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

export const Actions = meta.story();

export const OneChosen = meta.story({
  args: {
    slotProps: { list: { 'aria-label': 'Sort by' } },
    children: [
      <MenuItem key="date" selected>
        Date
      </MenuItem>,
      <MenuItem key="amount">Amount</MenuItem>,
    ],
  },
});
