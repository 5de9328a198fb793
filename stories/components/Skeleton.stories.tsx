import Skeleton from '@mui/material/Skeleton';
import preview from '../../.storybook/preview.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The form of what comes. */
const meta = preview.meta({
  id: 'components-skeleton',
  component: Skeleton,
  parameters: { ...configurePictures({ widths: [360] }) },
});

export default meta;

export const Words = meta.story({ args: { variant: 'text' } });
export const Picture = meta.story({ args: { variant: 'rounded', height: 160 } });
export const Face = meta.story({ args: { variant: 'circular', width: 40, height: 40 } });

export const Card = meta.story({
  args: { animation: false },
  render: (args) => (
    <Stack gap="s">
      <Skeleton {...args} variant="rounded" height={120} />
      <Skeleton {...args} width="40%" />
      <Skeleton {...args} />
    </Stack>
  ),
});
