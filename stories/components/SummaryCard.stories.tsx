import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { SummaryCard } from '../../design-system/cards/SummaryCard/SummaryCard.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const meta = preview.meta({
  id: 'components-summarycard',
  component: SummaryCard,
  args: {
    verdict: 'saves' as const,
    title: 'You keep more than by investing directly',
    amount: 0.08,
    formatAmount: (amount: number) => `${amount.toFixed(2).replace('.', ',')} %`,
    unit: 'a year',
    lines: ['After all costs and taxes the model leaves 632.361 € instead of 623.321 €.'],
    costsLabel: 'Costs and taxes a year',
    costs: [
      { label: 'Investing directly', value: -0.0161, text: '1,61 %' },
      { label: 'Our pension', value: -0.0153, text: '1,53 %', highlighted: true },
    ],
  },
});

export const Saves = meta.story();

/** Said as plainly as the opposite. */
export const CostsMore = meta.story({
  args: {
    verdict: 'costsMore',
    title: 'Our pension costs more than investing directly',
    amount: 0.23,
    lines: ['After all costs and taxes the model leaves 632.831 € instead of 657.651 €.'],
  },
});

/** No winner can be named. */
export const Depends = meta.story({
  args: {
    verdict: 'depends',
    title: 'Which way leaves you more depends on the assumptions',
    about: 'about',
    amount: 0.09,
    lines: [
      'Under these assumptions our pension comes out ahead.',
      'At 67 the model leaves 632.361 € instead of 623.321 €.',
      'At 62 it leaves 432.127 € instead of 436.398 €.',
    ],
  },
});

export const Busy = meta.story({
  args: { loading: true },
  parameters: configurePictures({ staysBusy: true }),
});

/** The figure counts; what is spoken is the result alone. */
export const NewAmount = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Changing(args) {
    const [amount, setAmount] = useState(args.amount);
    return (
      <>
        <SummaryCard {...args} amount={amount} />
        <Button variant="text" onClick={() => setAmount(0.59)}>
          Another result
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByText('0,59 %')).toHaveLength(2);
  },
});

export const LongestGermanWord = meta.story({
  args: {
    title: 'Mit der Altersvorsorgeversicherung behältst du mehr als beim Wertpapierdepotsparen',
    unit: 'jedes Jahr',
    costs: [
      { label: 'Wertpapierdepotverwaltung', value: -1.61, text: '1,61 %' },
      { label: 'Altersvorsorgeversicherung', value: -1.53, text: '1,53 %', highlighted: true },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
