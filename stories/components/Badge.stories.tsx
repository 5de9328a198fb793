import { Leaf } from 'lucide';
import preview from '../../.storybook/preview.tsx';
import { Badge } from '../../design-system/text/Badge/Badge.tsx';

const meta = preview.meta({
  id: 'components-badge',
  component: Badge,
  args: { icon: Leaf, children: 'ESG' },
});

export const Mark = meta.story();
export const LongestGermanWord = meta.story({ args: { children: 'Nachhaltigkeitskriterien' } });
