import Fab from '@mui/material/Fab';
import { Plus } from 'lucide';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The action that is always at hand. */
const meta = preview.meta({
  id: 'components-fab',
  component: Fab,
  parameters: {
    ...configurePictures({ widths: [360] }),
    german: { Contribution: 'Sonderzahlung' },
  },
  args: { 'aria-label': 'Add a contribution', children: <Icon icon={Plus} /> },
});

export default meta;

export const Round = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const WithWords = meta.story({
  args: {
    variant: 'extended',
    'aria-label': undefined,
    children: (
      <>
        <Icon icon={Plus} />
        <span>Contribution</span>
      </>
    ),
  },
});
