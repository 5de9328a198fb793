import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '../../design-system/actions/SkipLink/SkipLink.tsx';

const meta = {
  id: 'components-skiplink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">The content.</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

/** The first press of the tab key brings it to light. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongestGermanWord: Story = {
  args: { children: 'Zum Altersvorsorgebeitragsrechner springen' },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: async () => {
    await userEvent.tab();
  },
};
