import { type ComponentType, useMemo, useReducer, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import type { Money } from '../../site/calculation/index.ts';
import { calculateAnswer } from '../../site/calculator/client/answer.ts';
import type { CalculationClient } from '../../site/calculator/client/client.ts';
import { makeOverrides } from '../../site/calculator/comparison/assumptions/assumption-table.ts';
import { AssumptionList } from '../../site/calculator/comparison/details/AssumptionList.tsx';
import { CostOnly } from '../../site/calculator/comparison/details/CostOnly.tsx';
import { CustomContext } from '../../site/calculator/comparison/details/custom-context.ts';
import { DetailLoading, Details } from '../../site/calculator/comparison/details/Details.tsx';
import type { DetailProps } from '../../site/calculator/comparison/details/detail-data.ts';
import { DETAILS, type DetailKey } from '../../site/calculator/comparison/details/details.ts';
import { LeavesOut } from '../../site/calculator/comparison/details/LeavesOut.tsx';
import { MoneyContext } from '../../site/calculator/comparison/details/MoneySwitch.tsx';
import { OverTime } from '../../site/calculator/comparison/details/OverTime.tsx';
import { Pension } from '../../site/calculator/comparison/details/Pension.tsx';
import { Range } from '../../site/calculator/comparison/details/Range.tsx';
import { Why } from '../../site/calculator/comparison/details/Why.tsx';
import { getOpeningChoices } from '../../site/calculator/comparison/state/choices.ts';
import {
  makeOpeningState,
  reduceComparison,
} from '../../site/calculator/comparison/state/comparison-state.ts';
import { DEFAULT_INPUTS } from '../../site/calculator/comparison/state/fields.ts';
import { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import { behaviour, failOnce, getTexts, IN_PAGE, press, retry, wait } from './calculator.ts';

const DEFAULT_REQUEST = getOpeningChoices();

/** The explanations of the calculator: the list of panels, then each of them. */
const meta = preview.type<{ args: DetailProps }>().meta({
  title: 'Calculator layers',
  parameters: { layout: 'fullscreen', band: 'mist' },
  argTypes: { request: { description: 'What is compared: inputs, type and assumptions' } },
  args: { request: DEFAULT_REQUEST },
  decorators: (Panel) => (
    <Stack gap="l">
      <Panel />
    </Stack>
  ),
  render: (args) => <Details {...args} />,
});

export default meta;

const render = (Panel: ComponentType<DetailProps>) => (args: DetailProps) => <Panel {...args} />;

/** Lets the money be switched as the calculator does. */
const renderSwitchable = (Panel: ComponentType<DetailProps>) =>
  function Switchable(args: DetailProps) {
    const [money, show] = useState<Money>('then');
    return (
      <MoneyContext value={{ money, show }}>
        <Panel {...args} />
      </MoneyContext>
    );
  };

/** Lets the annuity factor be chosen as the calculator does: for the whole result. */
const ChoosablePension = ({ request }: DetailProps) => {
  const [state, dispatch] = useReducer(
    reduceComparison,
    makeOpeningState(getOpeningChoices(), calculateAnswer(request)),
  );
  const { custom } = state;
  const own = useMemo(() => ({ custom, dispatch }), [custom]);
  const asked = useMemo(
    () => ({ ...request, overrides: makeOverrides(custom) }),
    [request, custom],
  );
  return (
    <CustomContext value={own}>
      <Pension request={asked} />
    </CustomContext>
  );
};

/** Has another client simulate the market. */
const renderRange = (makeSimulate: () => CalculationClient['simulate']) =>
  function Simulated(args: DetailProps) {
    const [services] = useState(() => ({
      ...IN_PAGE,
      client: { ...IN_PAGE.client, simulate: makeSimulate() },
    }));
    return (
      <ComparisonServices value={services}>
        <Range {...args} />
      </ComparisonServices>
    );
  };

export const Closed = meta.story();

/** An open panel stays open, with the focus on its heading, when there is another answer. */
export const FollowsTheQuestion = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  render: function Asking({ request }) {
    const [asked, ask] = useState(request);
    const other = { ...request, inputs: { ...request.inputs, age: 55 } };
    return (
      <Stack>
        <Button onClick={() => ask(other)}>Age 55</Button>
        <Details request={asked} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const name = getTexts(globals)['comparison.calculator.detail.costOnly'];
    const head = canvas.getByRole('button', { name });
    head.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement).toHaveTextContent(/32 (years|Jahre)/));
    await expect(head).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Age 55' }));
    await expect(canvasElement).toHaveTextContent(/12 (years|Jahre)/);
    await expect(canvas.getByRole('button', { name, expanded: true })).toBe(head);
    head.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A panel that could not be loaded says so, and comes at the second attempt. */
export const FailedThenRetried = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  render: function Failing(args) {
    const [load] = useState(() =>
      failOnce(async (key: DetailKey) => ({ View: await DETAILS[key](), texts: {} })),
    );
    return (
      <DetailLoading value={load}>
        <Details {...args} />
      </DetailLoading>
    );
  },
  play: async (context) => {
    const name = getTexts(context.globals)['comparison.calculator.detail.costOnly'];
    await userEvent.click(context.canvas.getByRole('button', { name }));
    await retry(context);
    await context.canvas.findByRole('table');
  },
});

/** Where the return goes, and every row with its formula, figures and law. */
export const WhyThisNumber = meta.story({ render: render(Why) });

/** Another provider has other costs, and other rows of the chart. */
export const WhyBesideAnotherProvider = meta.story({
  args: { request: { ...DEFAULT_REQUEST, comparisonType: 'OTHER_INVESTMENT' } },
  render: render(Why),
});

/** A row opens to what it is made of; its euros are worth less in today’s money. */
export const WhyARowInTodaysMoney = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  render: renderSwitchable(Why),
  play: async ({ canvas, globals }) => {
    const texts = getTexts(globals);
    const row = texts['comparison.calculator.row.FixedCost.label'];
    await userEvent.click(canvas.getByText(row, { selector: 'summary > span' }));
    const table = canvas.getByRole('table', { name: row });
    await expect(table).toHaveTextContent('41.606');
    const today = texts['comparison.detail.money.today'];
    await userEvent.click(canvas.getByRole('radio', { name: today }));
    await expect(table).not.toHaveTextContent('41.606');
  },
});

/** The three products and what was paid in, year by year. */
export const OverTheYears = meta.story({ render: render(OverTime) });

/** The same in today’s money: less, and closer together. */
export const OverTheYearsInTodaysMoney = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  render: renderSwitchable(OverTime),
  play: async ({ canvas, canvasElement, globals }) => {
    const name = getTexts(globals)['comparison.detail.money.today'];
    await userEvent.click(canvas.getByRole('radio', { name }));
    await expect(canvasElement.querySelector('table')).toHaveTextContent('335.552');
  },
});

/** Too old for the half-taxed gain, with two ages to leave at. */
export const OverAFewYears = meta.story({
  parameters: behaviour,
  args: { request: { ...DEFAULT_REQUEST, inputs: { ...DEFAULT_INPUTS, age: 60 } } },
  render: render(OverTime),
});

/** The costs of the three products, each as an offer states them. */
export const CostsBeforeTax = meta.story({ render: render(CostOnly) });

/** Our contract paid out at once and as a pension for life. */
export const PensionForLife = meta.story({ render: render(ChoosablePension) });

/** A higher annuity factor pays more each month, and has paid more than the lump sum earlier. One way leads back. */
export const PensionWithAnotherFactor = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  render: render(ChoosablePension),
  play: async ({ canvas, canvasElement, globals }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveTextContent('1.970');
    await expect(canvasElement).toHaveTextContent('95');
    await press(canvas.getByRole('slider'), '{ArrowRight}');
    await expect(table).toHaveTextContent('2.040');
    await expect(canvasElement).toHaveTextContent('94');
    const back = getTexts(globals)['comparison.detail.pension.reset'].replace(
      '{value}',
      '28\u00a0€',
    );
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await expect(table).toHaveTextContent('1.970');
  },
});

/** Many random markets, simulated in a worker. */
export const RangeOfOutcomes = meta.story({
  render: renderRange(() => IN_PAGE.client.simulate),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveTextContent('319.289');
  },
});

/** While the worker is busy it says how far it is. */
export const RangeInProgress = meta.story({
  parameters: behaviour,
  render: renderRange(() => (_request, onProgress) => {
    onProgress(0.4);
    return wait();
  }),
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('value', '0.4'));
  },
});

/** A simulation that failed is started again on request. */
export const RangeFailedThenRetried = meta.story({
  parameters: behaviour,
  render: renderRange(() => failOnce(IN_PAGE.client.simulate)),
  play: async (context) => {
    await retry(context);
    await context.canvas.findByRole('table');
  },
});

export const WhatIsLeftOut = meta.story({ render: () => <LeavesOut /> });

/** Every assumption with its source; where the sets of assumptions differ, the value of each. */
export const WhatIsAssumed = meta.story({ render: () => <AssumptionList /> });
