import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Band } from '../../design-system/Band/Band.tsx';
import { PhoneFold } from '../../design-system/PhoneFold/PhoneFold.tsx';
import { Text } from '../../design-system/Text/Text.tsx';

const meta = {
  title: 'Components/PhoneFold',
  component: PhoneFold,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'More details',
    headingLevel: 'h3',
    children: <Text>What not everybody needs to set.</Text>,
  },
  render: (args) => (
    <Band tone="paper">
      <PhoneFold {...args} />
    </Band>
  ),
} satisfies Meta<typeof PhoneFold>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a wide screen all shows, and there is nothing to press. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    if (canvasElement.querySelector('summary')?.checkVisibility()) return;
    const content = within(canvasElement).getByText(/not everybody/);
    await expect(content.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  },
};

/** On a phone a press opens it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const fold = canvasElement.querySelector('details');
    const summary = canvasElement.querySelector('summary');
    if (!summary?.checkVisibility()) return;
    await userEvent.click(summary);
    await expect(fold?.open).toBe(true);
  },
};

export const LongestGermanWord: Story = {
  args: { heading: 'Altersvorsorgeverwaltungskostenannahmen', open: true },
  globals: { viewport: { value: 'narrow' } },
};
