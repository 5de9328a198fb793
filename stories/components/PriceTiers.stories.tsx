import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Table } from '../../design-system/tables/Table/Table.tsx';
import { bars } from '../../design-system/tables/Table/variants/bars.ts';
import { PriceTiers } from '../../site/sections/Costs/PriceTiers/PriceTiers.tsx';

const meta = preview.meta({
  id: 'components-pricetiers',
  component: PriceTiers,
  parameters: { layout: 'fullscreen', band: 'paper' },
  args: {
    unit: '%',
    main: { value: '0,69', caption: 'per year under 250.000 €' },
    others: [
      { values: ['0,59'], caption: 'from 250.000 € onwards' },
      { values: ['0,49'], caption: 'from 500.000 € onwards' },
    ],
    or: 'or',
  },
});

export const ThreeTiers = meta.story();
export const OneTier = meta.story({ args: { others: [] } });

/** However narrow, the numeral stays in its column. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

/** The price list names one threshold for two prices. */
export const OneThreshold = meta.story({
  args: { others: [{ values: ['0,59', '0,49'], caption: 'from 250.000 € onwards' }] },
});

/** Something that the prices come to stands above the later ones, on a phone below them all. */
export const WithMore = meta.story({
  args: {
    ...OneThreshold.input.args,
    children: (
      <Table
        variant={bars}
        caption="All fees until 67"
        columns={['Way to save', 'Fees']}
        rows={[
          { header: 'Pension', cells: ['52.000 €'], bar: { end: 52_000 }, emphasis: 'main' },
          { header: 'Other provider', cells: ['82.000 €'], bar: { end: 82_000 } },
        ]}
      />
    ),
  },
});

export const WithMoreOnAPhone = meta.story({
  ...WithMore.input,
  globals: { viewport: { value: 'narrow' } },
});

export const LongestGermanWord = meta.story({
  args: {
    main: { value: '0,69', caption: 'Vertragsverwaltungsgebühr pro Jahr' },
    others: [
      { values: ['0,59'], caption: 'Altersvorsorgevermögen ab 250.000 €' },
      { values: ['0,49'], caption: 'Altersvorsorgevermögen ab 500.000 €' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
