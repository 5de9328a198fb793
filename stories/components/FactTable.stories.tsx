import type { Meta, StoryObj } from '@storybook/react-vite';
import { Leaf } from 'lucide';
import { expect, within } from 'storybook/test';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { FactTable } from '../../design-system/tables/FactTable/FactTable.tsx';
import { Badge } from '../../design-system/text/Badge/Badge.tsx';

const meta = {
  title: 'Components/FactTable',
  component: FactTable,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'Portfolios compared',
    columns: [
      { title: 'Global', text: 'The wide world.' },
      {
        title: 'Global Green',
        text: 'The wide world, chosen by ESG criteria.',
        badge: <Badge icon={Leaf}>ESG</Badge>,
      },
      { title: 'Euro Green', text: 'The euro area.', badge: <Badge icon={Leaf}>ESG</Badge> },
    ],
    rows: [
      {
        label: 'Expected return per year',
        values: ['8,3 %', '7,9–8,2 %', '7,2 %'],
        isMain: true,
      },
      {
        label: 'ETF cost per year',
        hint: { label: 'More about: ETF cost', text: 'What the ETFs in the portfolio charge.' },
        values: ['0,25 %', '0,28 %', '0,26 %'],
      },
      {
        label: 'Expected net assets at 67',
        values: ['468.117 €', '432.735 €', '330.912 €'],
        amounts: [468_117, 432_735, 330_912],
      },
    ],
  },
  render: (args) => (
    <Band tone="sand">
      <FactTable {...args} />
    </Band>
  ),
} satisfies Meta<typeof FactTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures of a row stand side by side at every width. */
export const SideBySide: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('row', { name: /ETF cost/ });
    const tops = [...(first?.querySelectorAll('td') ?? [])].map(
      (cell) => cell.getBoundingClientRect().top,
    );
    await expect(tops).toHaveLength(3);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const OnAPhone: Story = {
  ...SideBySide,
  globals: { viewport: { value: 'narrow' } },
};

export const LongestGermanWord: Story = {
  args: {
    columns: [
      { title: 'Nachhaltigkeitsorientierung', text: 'Nach Nachhaltigkeitsgesichtspunkten.' },
      { title: 'Wertentwicklungserwartung', text: 'Altersvorsorgeverwaltung.' },
      { title: 'Euro', text: 'Euroraum.' },
    ],
    rows: [
      { label: 'Altersvorsorgeverwaltungskosten', values: ['0,49–0,69 %', '0,28 %', '0,26 %'] },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
