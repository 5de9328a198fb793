import preview from '../../.storybook/preview.tsx';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = preview.meta({
  id: 'components-band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { tone: 'paper' as const, children: <Text variant="lead">A stripe of the page.</Text> },
});

export const Paper = meta.story();
export const Sand = meta.story({ args: { tone: 'sand' } });
export const Mist = meta.story({ args: { tone: 'mist' } });
export const Deep = meta.story({ args: { tone: 'deep' } });
