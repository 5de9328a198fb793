import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = {
  id: 'components-textlink',
  component: TextLink,
  args: { href: '#', children: 'what the comparison assumes' },
  render: (args) => (
    <Text>
      Read <TextLink {...args} /> before you decide.
    </Text>
  ),
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};

/** The arrow says so to those who see it, its name to those who do not. */
export const NewTab: Story = {
  args: { newTabLabel: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const OtherLanguage: Story = { args: { children: 'Deutsch', lang: 'de' } };

export const OnDeepGround: Story = { args: { onDark: true }, parameters: { band: 'deep' } };

export const LongestGermanWord: Story = {
  args: { children: 'Altersvorsorgebeitragsbescheinigungsverfahren', newTabLabel: 'neuer Tab' },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
