import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from '../../design-system/cards/Quote/Quote.tsx';
import { expectNothingCut } from './nothing-cut.ts';

const meta = {
  id: 'components-quote',
  component: Quote,
  parameters: { layout: 'fullscreen', band: 'deep' },
  args: {
    text: 'We expect our portfolios to beat the MSCI World Index by 2 percent.',
    author: 'Investment team, Fernblick',
  },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNote: Story = { args: { note: 'An opinion, not a promise.' } };

export const OnLightGround: Story = { ...WithNote, parameters: { band: 'paper' } };

export const LongestGermanWord: Story = {
  args: {
    text: 'Altersvorsorgebeitragsberechnungen sind keine Wertentwicklungsversprechen.',
    author: 'Kapitalanlagegesellschaftsvorstandsvorsitzender',
    note: 'Wahrscheinlichkeitsaussage, kein Altersvorsorgezahlungsversprechen.',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  play: expectNothingCut,
};
