import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { SegmentedControl } from '../../design-system/fields/SegmentedControl/SegmentedControl.tsx';
import { SummaryCard } from '../../site/calculator/comparison/result/SummaryCard/SummaryCard.tsx';
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
    lines: [
      'In 2058, after all costs and taxes. The difference is about 0,2 percentage points of return a year.',
    ],
    children: (
      <SegmentedControl
        label="In 3 of 4 calculations the brokerage account comes out ahead"
        helperText="The full allowance is left for this plan, and a broker takes 0,2 % of each order."
        options={[
          { value: 'base', label: 'Base case', note: '9.040 € more' },
          { value: 'cautious', label: 'Cautious', note: '24.820 € less' },
          { value: 'sceptical', label: 'Sceptical', note: '32.821 € less' },
          { value: 'etf', label: 'One world ETF', note: '58.915 € less' },
        ]}
        defaultValue="cautious"
      />
    ),
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
    lines: [
      'In 2058, after all costs and taxes. The difference is about 0,6 percentage points of return a year.',
    ],
    children: undefined,
  },
});

/** Too close to call: both amounts are named, and no winner. */
export const Close = meta.story({
  args: { title: DRAW },
});

/** A service that calculates nothing but the table knows no other assumptions. */
export const WithoutAChoice = meta.story({
  args: {
    title: 'Whether our pension or investing directly leaves you more depends on the assumptions',
    children: undefined,
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
    const title = await canvas.findByText(WIN);
    await waitFor(() => expect(status).toHaveTextContent(`${title.textContent}. `));
    await expect(status).toHaveTextContent('2058');
  },
});

export const LongestGermanWord = meta.story({
  args: {
    title:
      'Mit 67 hast du unter diesen Annahmen 24.820 € weniger als beim Wertpapierdepotsparen mit Altersvorsorgeversicherung',
  },
  globals: { viewport: { value: 'narrow' } },
});
