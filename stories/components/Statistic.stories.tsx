import preview from '../../.storybook/preview.tsx';
import { Statistic, StatisticList } from '../../design-system/cards/Statistic/Statistic.tsx';

const meta = preview.meta({
  id: 'components-statistic',
  component: Statistic,
  args: { prefix: 'over', value: '500', label: 'active clients' },
  render: (args) => (
    <StatisticList>
      <Statistic {...args} />
    </StatisticList>
  ),
});

export const LowerBound = meta.story();

export const Several = meta.story({
  render: (args) => (
    <StatisticList>
      <Statistic prefix="over" value="100 million €" label="in contributions committed" />
      <Statistic {...args} />
      <Statistic value="4.9" label="out of 5 for satisfaction" />
    </StatisticList>
  ),
});

export const LongestGermanWord = meta.story({
  args: { prefix: 'über', value: '100 Mio. €', label: 'Altersvorsorgebeitragszusagen' },
  globals: { viewport: { value: 'narrow' } },
});
