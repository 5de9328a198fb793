import { Leaf } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StackedBars } from '../../design-system/charts/StackedBars/StackedBars.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { Badge } from '../../design-system/text/Badge/Badge.tsx';

const meta = preview.meta({
  id: 'components-stackedbars',
  component: StackedBars,
  args: {
    caption: 'Costs per year',
    hint: { label: 'More about costs', text: 'The ETF cost goes to others, the fee to us.' },
    max: 1,
    ticks: [
      { at: 0, label: '0 %' },
      { at: 0.5, label: '0,5 %' },
      { at: 1, label: '1 %' },
    ],
    bars: [
      {
        label: 'Global',
        note: 'ETFs that invest worldwide.',
        total: '0,74–0,94 %',
        parts: [
          { label: 'ETFs 0,25 %', value: 0.25 },
          { label: 'Fee 0,49–0,69 %', value: 0.49, upTo: 0.69, tone: 'main' as const },
        ],
      },
      {
        label: 'Global Green',
        mark: <Badge icon={Leaf}>ESG</Badge>,
        total: '0,77 %',
        parts: [
          { label: 'ETFs 0,28 %', value: 0.28 },
          { label: 'Fee 0,49 %', value: 0.49, tone: 'main' as const },
        ],
      },
    ],
  },
});

/** A part that is between two values is hatched from the lower to the upper one. */
export const Parts = meta.story();

/** Every part is named within it, even on a narrow phone. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('ETFs 0,25 %');
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

/** Where names have no room in their parts, they stand below the bar. */
export const LongestGermanWord = meta.story({
  args: {
    caption: 'Vertragsverwaltungsgebührenanteile',
    bars: [
      {
        label: 'Nachhaltigkeitsorientierung',
        total: '0,74–0,94 %',
        parts: [
          { label: 'Fondsverwaltungskostenanteil 0,25 %', value: 0.25 },
          {
            label: 'Vertragsverwaltungsgebühr 0,49–0,69 %',
            value: 0.49,
            upTo: 0.69,
            tone: 'main' as const,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  render: (args) => (
    <div style={{ inlineSize: ems(18) }}>
      <StackedBars {...args} />
    </div>
  ),
});
