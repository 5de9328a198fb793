import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DisclosureList } from '../../design-system/disclosure/DisclosureList/DisclosureList.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = {
  title: 'Components/DisclosureList',
  component: DisclosureList,
  args: {
    items: [
      { key: 'costs', heading: 'Costs alone, before tax', href: '#costs' },
      {
        key: 'range',
        heading: 'A range, not a promise',
        href: '#range',
        content: <Text>In one of ten cases you end up with less than 319.000 €.</Text>,
      },
      { key: 'rest', heading: 'What this calculation leaves out', href: '#rest' },
    ],
    onToggle: fn(),
  },
} satisfies Meta<typeof DisclosureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = {};

/** Before anybody listens, headings lead to a page that has everything open. */
export const AsLinks: Story = {
  render: ({ items }) => <DisclosureList items={items} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3);
  },
};

/** Enter, the space bar and a press open a heading; the focus stays on it. */
export const ByKeyboardAndMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const costs = canvas.getByRole('button', { name: /Costs/, expanded: false });
    await userEvent.tab();
    await expect(costs).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: /range/, expanded: true }));
    await expect(args.onToggle).toHaveBeenNthCalledWith(1, 'costs');
    await expect(args.onToggle).toHaveBeenNthCalledWith(2, 'costs');
    await expect(args.onToggle).toHaveBeenNthCalledWith(3, 'range');
    await expect(location.hash).not.toBe('#range');
  },
};

/** Compounds that leave no choice but to break, on the narrowest phone. */
export const LongestGermanWord: Story = {
  args: {
    items: [
      {
        key: 'long',
        heading: 'Rentenversicherungsnachhaltigkeitsfaktor und Krankenversicherungszusatzbeitrag',
        href: '#long',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
