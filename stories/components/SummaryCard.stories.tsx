import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { SummaryCard } from '../../design-system/cards/SummaryCard/SummaryCard.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const WIN =
  'At 67 you have 59.227 € more than with another provider (about 31.000 € in today’s money)';
const LOSS =
  'At 67 these assumptions leave you 24.820 € less than if you invest directly (about 13.000 € in today’s money)';
const DRAW =
  'At 67 both ways leave you about the same: 632.361 € with our pension and 623.321 € when investing directly';

const meta = preview.meta({
  id: 'components-summarycard',
  component: SummaryCard,
  args: {
    title: LOSS,
    amounts: [
      { label: 'Investing directly', text: '657.651 €', note: 'Today: 348.972 €' },
      { label: 'Our pension', text: '632.831 €', note: 'Today: 335.801 €' },
    ],
    lines: [
      'In 2058, after all costs and taxes. The difference is about 0,2 percentage points of return a year.',
    ],
    alternatives: {
      label: 'It depends on the assumptions',
      results: [
        { label: 'Standard', text: 'about the same' },
        { label: 'Cautious', text: '24.820 € less', shown: true },
        { label: 'Sceptical', text: '32.821 € less' },
        { label: 'One world ETF', text: '58.915 € less' },
      ],
    },
  },
  parameters: {
    german: {
      [WIN]:
        'Mit 67 hast du 59.227 € mehr als bei einem anderen Anbieter (in heutiger Kaufkraft rund 31.000 €)',
      [LOSS]:
        'Mit 67 hast du unter diesen Annahmen 24.820 € weniger als im eigenen Depot (in heutiger Kaufkraft rund 13.000 €)',
      [DRAW]:
        'Mit 67 hast du auf beiden Wegen etwa gleich viel: 632.361 € mit unserer Rente und 623.321 € im eigenen Depot',
    },
  },
});

export const CostsMore = meta.story();

/** Said as plainly as the opposite, in the same dress. */
export const Saves = meta.story({
  args: {
    title: WIN,
    amounts: [
      { label: 'Other provider', text: '573.133 €', note: 'Today: 304.124 €' },
      { label: 'Our pension', text: '632.361 €', note: 'Today: 335.552 €' },
    ],
    lines: [
      'In 2058, after all costs and taxes. The difference is about 0,6 percentage points of return a year.',
    ],
    alternatives: undefined,
  },
});

/** Too close to call: both amounts are named, and no winner. */
export const Close = meta.story({
  args: {
    title: DRAW,
    amounts: [
      { label: 'Investing directly', text: '623.321 €', note: 'Today: 330.755 €' },
      { label: 'Our pension', text: '632.361 €', note: 'Today: 335.552 €' },
    ],
  },
});

/** A service that calculates nothing but the table knows neither amounts nor other assumptions. */
export const WithoutAmounts = meta.story({
  args: {
    title: 'Whether our pension or investing directly leaves you more depends on the assumptions',
    amounts: undefined,
    alternatives: undefined,
  },
});

export const Busy = meta.story({
  args: { loading: true },
  parameters: configurePictures({ staysBusy: true }),
});

/** A new result is announced once, in the words that are seen. */
export const NewResult = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Changing(args) {
    const [title, setTitle] = useState(args.title);
    return (
      <>
        <SummaryCard {...args} title={title} />
        <Button variant="text" onClick={() => setTitle(WIN)}>
          Another result
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(status).toHaveTextContent(`${WIN}. In 2058`));
  },
});

export const LongestGermanWord = meta.story({
  args: {
    title:
      'Mit 67 hast du unter diesen Annahmen 24.820 € weniger als beim Wertpapierdepotsparen mit Altersvorsorgeversicherung',
    amounts: [
      { label: 'Wertpapierdepotverwaltung', text: '1.657.651 €', note: 'Kaufkraft: 1.348.972 €' },
      { label: 'Altersvorsorgeversicherung', text: '1.632.831 €', note: 'Kaufkraft: 1.335.801 €' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
