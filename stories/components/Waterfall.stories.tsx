import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waterfall } from '../../design-system/charts/Waterfall/Waterfall.tsx';

const meta = {
  title: 'Components/Waterfall',
  component: Waterfall,
  args: {
    caption: 'Brokerage account',
    heads: ['Step', 'Percent a year'],
    whole: 0.07,
    steps: [
      { kind: 'whole', label: 'Market return', value: 0.07, text: '7,00 %' },
      { kind: 'cost', label: 'Fund cost', value: -0.0025, text: '−0,25 %' },
      { kind: 'cost', label: 'Brokerage fee', value: -0.0021, text: '−0,21 %' },
      { kind: 'tax', label: 'Tax along the way', value: -0.0095, text: '−0,95 %' },
      { kind: 'tax', label: 'Tax at payout', value: -0.0017, text: '−0,17 %' },
      { kind: 'rest', label: 'What is left for you', value: 0.0542, text: '5,42 %' },
    ],
  },
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CostsAndTaxes: Story = {};

/** A step may add something; very small steps can still be seen. */
export const WithAGain: Story = {
  args: {
    steps: [
      { kind: 'whole', label: 'Market return', value: 0.07, text: '7,00 %' },
      { kind: 'gain', label: 'Rebalancing gain', value: 0.003, text: '+0,30 %' },
      { kind: 'cost', label: 'Upfront cost', value: -0.0001, text: '−0,01 %' },
      { kind: 'rest', label: 'What is left for you', value: 0.0729, text: '7,29 %' },
    ],
    whole: 0.073,
  },
};

export const LongestGermanWord: Story = {
  args: {
    caption: 'Rentenversicherungsvertrag',
    steps: [
      { kind: 'whole', label: 'Kapitalmarktdurchschnittsrendite', value: 0.07, text: '7,00 %' },
      { kind: 'tax', label: 'Kapitalertragsteuervorauszahlung', value: -0.02, text: '−2,00 %' },
      { kind: 'rest', label: 'Nettovermögenszuwachsrate', value: 0.05, text: '5,00 %' },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
