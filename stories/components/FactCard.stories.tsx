import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf } from 'lucide';
import { expect } from 'storybook/test';
import { Badge } from '../../design-system/Badge/Badge.tsx';
import { Band } from '../../design-system/Band/Band.tsx';
import { FactCard, FactLedger } from '../../design-system/FactCard/FactCard.tsx';
import { brandTokens } from '../../tokens/index.ts';

const meta = {
  title: 'Components/FactCard',
  component: FactCard,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Global Green',
    badge: <Badge icon={Leaf}>ESG</Badge>,
    text: 'The wide world, chosen by ESG criteria.',
    figure: { label: 'Expected return per year', value: '7,9–8,2 %' },
    facts: [
      { label: 'Currency', value: 'USD' },
      {
        label: 'ETF cost per year',
        value: '0,28 %',
        hint: { label: 'More about: ETF cost', text: 'What the ETFs in the portfolio charge.' },
      },
      { label: 'Expected net assets at 67', value: '432.735 €' },
    ],
  },
  render: (args) => (
    <Band tone="sand">
      <FactLedger>
        <FactCard {...args} />
      </FactLedger>
    </Band>
  ),
} satisfies Meta<typeof FactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

/** Equal facts keep to one line, whatever the texts above them need. */
export const SideBySide: Story = {
  render: (args) => (
    <Band tone="sand">
      <FactLedger>
        <FactCard {...args} title="Global" badge={null} text="All." />
        <FactCard {...args} />
        <FactCard {...args} text={`${args.text} And a second sentence that takes more room.`} />
      </FactLedger>
    </Band>
  ),
  play: async ({ canvasElement }) => {
    const wide = window.innerWidth >= brandTokens.fernblick.breakpoint.md;
    const lines = [...canvasElement.querySelectorAll('dl')].map((facts) =>
      Math.round(facts.lastElementChild?.getBoundingClientRect().top ?? 0),
    );
    await expect(new Set(lines).size).toBe(wide ? 1 : 3);
  },
};

export const OnAPhone: Story = {
  ...SideBySide,
  globals: { viewport: { value: 'narrow' } },
};

export const LongestGermanWord: Story = {
  args: {
    title: 'Nachhaltigkeitsorientierung',
    text: 'Nach Nachhaltigkeitsgesichtspunkten zusammengestellt.',
    figure: { label: 'Wertentwicklungserwartung pro Jahr', value: '7,9–8,2 %' },
    facts: [
      {
        label: 'Altersvorsorgeverwaltungskosten',
        value: '0,49–0,69 %',
        hint: { label: 'Mehr zu: Kosten', text: 'Unsere Gebühr.' },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
