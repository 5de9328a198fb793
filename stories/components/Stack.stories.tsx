import preview from '../../.storybook/preview.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { keysOf } from '../../lib/objects.ts';
import { brandTokens } from '../../tokens/index.ts';

const meta = preview.meta({
  id: 'components-stack',
  component: Stack,
  argTypes: { gap: { options: keysOf(brandTokens.fernblick.space), control: 'select' } },
  args: {
    children: [
      <Text key="title" variant="title">
        What it costs
      </Text>,
      <Text key="text">A share of what your contract is worth, per year.</Text>,
    ],
  },
});

/** The parts of a section. */
export const Wide = meta.story();
/** The lines of a card. */
export const Close = meta.story({ args: { gap: 'xs' } });
