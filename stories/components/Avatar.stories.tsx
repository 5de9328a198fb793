import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { User } from 'lucide';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A face, or letters for it. */
const meta = preview.meta({
  id: 'components-avatar',
  component: Avatar,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: { children: 'MW' },
});

export default meta;

export const Letters = meta.story();
export const Nobody = meta.story({ args: { children: <Icon icon={User} /> } });
export const Square = meta.story({ args: { variant: 'rounded' } });

export const Several = meta.story({
  render: (args) => (
    <AvatarGroup max={3} style={{ justifyContent: 'flex-end' }}>
      <Avatar {...args} />
      <Avatar>AL</Avatar>
      <Avatar>JS</Avatar>
      <Avatar>TK</Avatar>
    </AvatarGroup>
  ),
});
