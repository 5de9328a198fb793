import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from '../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'How it is calculated',
    children: (
      <div>
        <Text>What only some readers want to know.</Text>
      </div>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = { args: { headingLevel: 'h3', size: 'medium' } };
export const Inline: Story = { args: { variant: 'inline' } };

/** Keys open and close it. */
export const Row: Story = {
  args: { variant: 'row' },
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(details).toHaveAttribute('open');
    await userEvent.keyboard(' ');
    await expect(details).not.toHaveAttribute('open');
    await userEvent.keyboard('{Enter}');
  },
};

export const LongestGermanWord: Story = {
  args: { variant: 'inline', summary: 'Altersvorsorgeverwaltungskostenannahmen', open: true },
  globals: { viewport: { value: 'narrow' } },
};
