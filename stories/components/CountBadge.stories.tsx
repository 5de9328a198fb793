import Badge from '@mui/material/Badge';
import { Mail } from 'lucide';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A number or a dot on an icon: MUI's Badge. */
const meta = preview.meta({
  id: 'components-countbadge',
  component: Badge,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: { badgeContent: 3, color: 'error', children: <Icon icon={Mail} /> },
});

export default meta;

export const Count = meta.story();
export const MoreThanTheMost = meta.story({ args: { badgeContent: 120 } });
export const Dot = meta.story({ args: { variant: 'dot' } });
export const Quiet = meta.story({ args: { color: 'primary' } });
