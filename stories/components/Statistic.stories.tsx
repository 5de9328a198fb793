import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statistic, StatisticList } from '../../design-system/cards/Statistic/Statistic.tsx';

const meta = {
  id: 'components-statistic',
  component: Statistic,
  args: { prefix: 'over', value: '500', label: 'active clients' },
  render: (args) => (
    <StatisticList>
      <Statistic {...args} />
    </StatisticList>
  ),
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LowerBound: Story = {};

export const Several: Story = {
  render: (args) => (
    <StatisticList>
      <Statistic {...args} />
      <Statistic value="4.9" label="out of 5 for satisfaction" />
    </StatisticList>
  ),
};

export const LongestGermanWord: Story = {
  args: { prefix: 'über', value: '100 Mio. €', label: 'Altersvorsorgebeitragszusagen' },
  globals: { viewport: { value: 'narrow' } },
};
