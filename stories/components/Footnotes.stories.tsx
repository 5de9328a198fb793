import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footnotes } from '../../design-system/page/Footnotes/Footnotes.tsx';

const PERFORMANCE = {
  text: 'Performance 2024: calendar year.',
  source: 'Sample figures, as of 31 December 2024.',
};

const TAX = {
  text: 'Half of the gains taxed: from age 62 after at least 12 years.',
  source: 'Income Tax Act, § 20 (1) no. 6 EStG, as of 21 November 2026.',
  href: 'https://www.gesetze-im-internet.de/estg/__20.html',
};

const meta = {
  component: Footnotes,
  parameters: { layout: 'fullscreen', band: 'paper' },
  args: {
    label: 'Sources',
    notes: [PERFORMANCE, TAX],
  },
} satisfies Meta<typeof Footnotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowAText: Story = {};

/** Once for a page: texts refer to each by its number, and each leads back to them. */
export const Numbered: Story = {
  args: {
    notes: [
      {
        ...PERFORMANCE,
        id: 'source-1',
        back: [
          { href: '#portfolios', label: 'Portfolios', name: 'Back to the section “Portfolios”' },
          { href: '#costs', label: 'Costs', name: 'Back to the section “Costs”' },
        ],
      },
      {
        ...TAX,
        id: 'source-2',
        back: [{ href: '#tax', label: 'Tax', name: 'Back to the section “Tax”' }],
      },
    ],
  },
};

export const LongestGermanWord: Story = {
  args: {
    label: 'Quellen',
    notes: [
      {
        text: 'Kapitalertragsteuerabzugsverpflichtung: gilt ab dem ersten Euro.',
        source: 'Altersvorsorgedurchführungsverordnung, Stand 21. November 2026.',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
