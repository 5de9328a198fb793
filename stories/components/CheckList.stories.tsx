import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from '../../design-system/text/CheckList/CheckList.tsx';

const meta = {
  id: 'components-checklist',
  component: CheckList,
  args: {
    items: ['Start from 100 € a month', 'No cancellation fee', 'Retire anywhere in the world'],
  },
} satisfies Meta<typeof CheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {};
export const Spread: Story = { args: { variant: 'spread' } };

export const OnDeepGround: Story = {
  args: { onDark: true, variant: 'spread' },
  parameters: { layout: 'fullscreen', band: 'deep' },
};

/** The number of a source stands behind the words that need one. */
export const WithSource: Story = { args: { notes: { 'No cancellation fee': ' [1]' } } };

export const LongestGermanWord: Story = {
  args: {
    items: ['Versicherungsvertragsgesetzkonform', 'Keine Rückkaufswertberechnungsgebühren'],
    variant: 'spread',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
