import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { HorizonLayout } from '../../design-system/page/HorizonLayout/HorizonLayout.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = {
  id: 'components-horizonlayout',
  component: HorizonLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Text variant="hero">There is no page here</Text>
        <Button href="#">To the home page</Button>
      </>
    ),
  },
  // Elements are nothing that the controls panel can edit.
  argTypes: { children: { control: false } },
} satisfies Meta<typeof HorizonLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongestGermanWord: Story = {
  args: {
    children: <Text variant="hero">Altersvorsorge&shy;beitrags&shy;bescheinigung</Text>,
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
