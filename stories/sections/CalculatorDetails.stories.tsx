import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import type { CalculationRequest } from '../../site/calculator/client/client.ts';
import { outcomesOf } from '../../site/calculator/client/outcomes.ts';
import type { OutcomesClient } from '../../site/calculator/client/outcomes-client.ts';
import { CostOnly } from '../../site/calculator/comparison/details/CostOnly.tsx';
import { Details } from '../../site/calculator/comparison/details/Details.tsx';
import { DETAILS } from '../../site/calculator/comparison/details/details.ts';
import { LeavesOut } from '../../site/calculator/comparison/details/LeavesOut.tsx';
import { MoneyContext } from '../../site/calculator/comparison/details/money.ts';
import { OverTime } from '../../site/calculator/comparison/details/OverTime.tsx';
import { Pension } from '../../site/calculator/comparison/details/Pension.tsx';
import { Range } from '../../site/calculator/comparison/details/Range.tsx';
import { DetailLoading } from '../../site/calculator/comparison/details/useDetail.ts';
import { OutcomesService } from '../../site/calculator/comparison/details/useOutcomes.ts';
import { Why } from '../../site/calculator/comparison/details/Why.tsx';
import { openingChoices } from '../../site/calculator/comparison/state/choices.ts';
import { DEFAULT_INPUTS } from '../../site/calculator/comparison/state/fields.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { messages } from '../../site/i18n/messages/index.ts';
import { pictured } from '../../visual/plan/modes.ts';

interface DetailsArgs {
  /** The question that the layers are about. */
  request: CalculationRequest;
}

const DEFAULT_QUESTION = openingChoices(DEFAULT_INPUTS);

/** What the calculator explains on demand: the list of layers, then each of them. */
const meta = {
  title: 'Sections/Calculator layers',
  parameters: { layout: 'fullscreen' },
  args: { request: DEFAULT_QUESTION },
  render: (args) => inBand(<Details {...args} />),
} satisfies Meta<DetailsArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const behaviour = pictured({ widths: [960] });

export const Closed: Story = {};

/** An open layer stays open, with the focus on its heading, when there is another answer. */
export const FollowsTheQuestion: Story = {
  parameters: behaviour,
  render: function Asking({ request }) {
    const [asked, ask] = useState(request);
    const other = { ...request, inputs: { ...request.inputs, age: 55 } };
    return inBand(
      <Stack>
        <Button onClick={() => ask(other)}>Age 55</Button>
        <Details request={asked} />
      </Stack>,
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    const name = texts['comparison.calculator.detail.costOnly'];
    const head = canvas.getByRole('button', { name });
    await userEvent.click(head);
    await waitFor(() => expect(canvasElement).toHaveTextContent(/32 (years|Jahre)/));
    await expect(head).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Age 55' }));
    await expect(canvasElement).toHaveTextContent(/12 (years|Jahre)/);
    await expect(canvas.getByRole('button', { name, expanded: true })).toBe(head);
    await userEvent.click(head);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A layer that could not be loaded says so, and comes at the second attempt. */
export const FailedThenRetried: Story = {
  parameters: behaviour,
  render: function Failing(args) {
    const [load] = useState(() => failingOnce());
    return inBand(
      <DetailLoading value={load}>
        <Details {...args} />
      </DetailLoading>,
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    const head = { name: texts['comparison.calculator.detail.costOnly'] };
    await userEvent.click(canvas.getByRole('button', head));
    const retry = { name: texts['comparison.calculator.retry'] };
    await userEvent.click(await canvas.findByRole('button', retry));
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', retry)).toBeNull();
  },
};

/** Where the return goes, and every row with its formula, figures and law. */
export const WhyThisNumber: Story = { render: (args) => inBand(<Why {...args} />) };

/** Another provider has other costs, and other rows of the chart. */
export const WhyBesideAnotherProvider: Story = {
  args: { request: { ...DEFAULT_QUESTION, comparisonType: 'OTHER_INVESTMENT' } },
  render: (args) => inBand(<Why {...args} />),
};

/** A row opens to what it is made of; its euros are worth less in today’s money. */
export const WhyARowInTodaysMoney: Story = {
  parameters: behaviour,
  render: (args) =>
    inBand(
      <Spending>
        <Why {...args} />
      </Spending>,
    ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    const row = texts['comparison.calculator.row.FixedCost.label'];
    await userEvent.click(canvas.getByText(row, { selector: 'summary' }));
    const table = canvas.getByRole('table', { name: row });
    await expect(table).toHaveTextContent('41.606');
    await userEvent.click(
      canvas.getByRole('radio', { name: texts['comparison.detail.money.today'] }),
    );
    await expect(table).not.toHaveTextContent('41.606');
  },
};

/** The three ways and what was paid in, year by year. */
export const OverTheYears: Story = { render: (args) => inBand(<OverTime {...args} />) };

/** Arrow keys move along the ages; the legend says the values of each, and so does the table. */
export const OverTheYearsByKeyboard: Story = {
  parameters: behaviour,
  render: (args) => inBand(<OverTime {...args} />),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('632.361');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('66'),
    );
    await userEvent.click(canvas.getByText(texts['comparison.detail.overTime.table']));
    const [row] = within(canvas.getByRole('table')).getAllByRole('row', { name: /^66/ });
    const cells = within(row ?? canvasElement).getAllByRole('cell');
    for (const { textContent } of cells)
      await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
        textContent.replaceAll(/\s/g, ' '),
      );
  },
};

/** The same in today’s money: less, and closer together. */
export const OverTheYearsInTodaysMoney: Story = {
  parameters: behaviour,
  render: (args) =>
    inBand(
      <Spending>
        <OverTime {...args} />
      </Spending>,
    ),
  play: async ({ canvasElement, globals }) => {
    const name = messages[globals.locale as Locale]['comparison.detail.money.today'];
    await userEvent.click(within(canvasElement).getByRole('radio', { name }));
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('335.552');
  },
};

/** Too old for the half-taxed gain, with two ages to leave at. */
export const OverAFewYears: Story = {
  parameters: behaviour,
  args: { request: { ...DEFAULT_QUESTION, inputs: { ...DEFAULT_INPUTS, age: 60 } } },
  render: (args) => inBand(<OverTime {...args} />),
};

/** The costs of the three ways, each as an offer states them. */
export const CostsBeforeTax: Story = { render: (args) => inBand(<CostOnly {...args} />) };

/** Our contract paid out at once and as a pension for life. */
export const PensionForLife: Story = { render: (args) => inBand(<Pension {...args} />) };

/** A higher annuity factor pays more each month, and has paid more than the lump sum earlier. */
export const PensionWithAnotherFactor: Story = {
  parameters: behaviour,
  render: (args) => inBand(<Pension {...args} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    await expect(table).toHaveTextContent('1.970');
    await expect(canvasElement).toHaveTextContent('95');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(table).toHaveTextContent('2.040');
    await expect(canvasElement).toHaveTextContent('94');
  },
};

/** Many courses of the market, simulated in a worker. */
export const RangeOfOutcomes: Story = {
  render: (args) =>
    inBand(<Simulated {...args} simulate={async (request) => outcomesOf(request)} />),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table')).toHaveTextContent('319.289');
  },
};

/** While the worker is busy it says how far it is. */
export const RangeInProgress: Story = {
  parameters: behaviour,
  render: (args) =>
    inBand(
      <Simulated
        {...args}
        simulate={(_request, onProgress) => {
          onProgress(0.4);
          return new Promise<never>(() => {});
        }}
      />,
    ),
  play: async ({ canvasElement }) => {
    const progress = await within(canvasElement).findByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
  },
};

/** A simulation that failed is started again on request. */
export const RangeFailedThenRetried: Story = {
  parameters: behaviour,
  render: function FailingAtFirst(args) {
    const [simulate] = useState(() => simulatingOnSecond());
    return inBand(<Simulated {...args} simulate={simulate} />);
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const name = messages[globals.locale as Locale]['comparison.calculator.retry'];
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const WhatIsLeftOut: Story = { render: () => inBand(<LeavesOut />) };

/** Lets the money be switched as the calculator does. */
function Spending({ children }: { children: ReactNode }) {
  const [isToday, show] = useState(false);
  return <MoneyContext value={{ isToday, show }}>{children}</MoneyContext>;
}

function inBand(content: ReactNode) {
  return (
    <Band tone="mist">
      <Stack gap="l">{content}</Stack>
    </Band>
  );
}

/** The layer with somebody else who simulates. */
function Simulated({ simulate, request }: Pick<OutcomesClient, 'simulate'> & DetailsArgs) {
  const [client] = useState({ simulate });
  return (
    <OutcomesService value={client}>
      <Range request={request} />
    </OutcomesService>
  );
}

function simulatingOnSecond(): OutcomesClient['simulate'] {
  let attempts = 0;
  return async (request) => {
    attempts += 1;
    if (attempts === 1) throw new Error('There is no worker.');
    return outcomesOf(request);
  };
}

/** Loads layers, but not at the first attempt. */
function failingOnce() {
  let attempts = 0;
  return async (key: keyof typeof DETAILS) => {
    attempts += 1;
    if (attempts === 1) throw new Error('There is no connection.');
    return { View: await DETAILS[key](), texts: {} };
  };
}
