import { Check, Sunrise } from 'lucide';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';

const meta = preview.meta({
  id: 'components-icon',
  component: Icon,
  args: { icon: Check },
});

export const Medium = meta.story();
export const Large = meta.story({ args: { icon: Sunrise, fontSize: 'large' } });
