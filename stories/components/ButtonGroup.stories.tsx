import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** Actions on the same thing, side by side. */
const meta = preview.meta({
  id: 'components-buttongroup',
  component: ButtonGroup,
  parameters: {
    ...configurePictures({ widths: [360] }),
    german: { Contribution: 'Beitrag' },
  },
  args: {
    variant: 'outlined',
    'aria-label': 'Contribution',
    children: [<Button key="increase">Increase</Button>, <Button key="pause">Pause</Button>],
  },
});

export default meta;

export const Outlined = meta.story();
export const Contained = meta.story({ args: { variant: 'contained' } });

/** Half transparent lines between two pixels are drawn now so, now so: it has no picture. */
export const Disabled = meta.story({
  args: { disabled: true },
  parameters: configurePictures({ widths: [] }),
});

/** On a phone below each other. */
export const Vertical = meta.story({
  args: {
    orientation: 'vertical',
    children: [
      <Button key="increase">Increase</Button>,
      <Button key="pause">Pause</Button>,
      <Button key="transfer">Transfer</Button>,
    ],
  },
});
