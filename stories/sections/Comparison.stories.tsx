import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  expect,
  fireEvent,
  fn,
  type Mock,
  spyOn,
  userEvent,
  waitFor,
  within,
} from 'storybook/test';
import { findBreakEvens } from '../../site/calculator/client/break-evens.ts';
import {
  type CalculationClient,
  type ComparisonType,
  engineClient,
} from '../../site/calculator/client/client.ts';
import type { FlipsClient } from '../../site/calculator/client/flips-client.ts';
import type { Address } from '../../site/calculator/comparison/state/address.ts';
import { ComparisonServices } from '../../site/calculator/comparison/state/useComparison.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { type MessageId, messages } from '../../site/i18n/messages/index.ts';
import { Comparison } from '../../site/sections/Comparison/Comparison.tsx';
import type { SectionProps } from '../../site/sections/section-fields.ts';
import { brandTokens } from '../../tokens/index.ts';
import { pictured } from '../../visual/plan/modes.ts';

type Calculate = CalculationClient['calculate'];
type Find = FlipsClient['find'];

interface ComparisonArgs extends SectionProps<'comparison'> {
  /** What a shared link carries. */
  query: string;
  calculate: Calculate;
  find: Find;
  takesAssumptions: boolean;
}

const meta = {
  title: 'Sections/Comparison',
  parameters: { layout: 'fullscreen' },
  args: {
    query: '',
    calculate: fn(engineClient.calculate),
    find: fn<Find>(async (request) => findBreakEvens(request)),
    takesAssumptions: true,
  },
  render: function InItsWorld({ query, calculate, find, takesAssumptions, ...data }) {
    const [services] = useState({
      client: { calculate, takesAssumptions },
      flips: { find },
      address: addressWith(query),
    });
    return (
      <ComparisonServices value={services}>
        <Comparison {...data} />
      </ComparisonServices>
    );
  },
} satisfies Meta<ComparisonArgs>;

export default meta;

/** Stories about what the calculator does look like the others; one width shows their outcome. */
const behaviour = pictured({ widths: [960] });
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(typeRadio(canvasElement, 'OWN_INVESTMENT')).toBeChecked();
    await expect(figure(canvasElement)).toHaveTextContent('0,06');
    await firstAnswer(args);
  },
};

export const OtherProvider: Story = {
  args: { query: 'compare=provider' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(figure(canvasElement)).toHaveTextContent('0,59'));
  },
};

/** The reading that is less kind to our product: it costs more, and the page says so. */
export const CautiousAssumptions: Story = {
  parameters: behaviour,
  args: { query: 'assumptions=cautious' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(figure(canvasElement)).toHaveTextContent('0,23'), PATIENCE);
    await expect(canvasElement.querySelector('[data-verdict="costsMore"]')).not.toBeNull();
  },
};

/** A free broker, and the whole allowance for this plan. */
export const ScepticalAssumptions: Story = {
  parameters: behaviour,
  args: { query: 'assumptions=sceptical' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(figure(canvasElement)).toHaveTextContent('0,30'), PATIENCE);
    await expect(canvasElement.querySelector('[data-verdict="costsMore"]')).not.toBeNull();
  },
};

/** Amounts due at different ages stand side by side and are never added up. */
export const PerhapsAt62: Story = {
  parameters: behaviour,
  args: { query: 'early=40' },
};

/** What a landing for people close to retirement may open with: too late for half the tax. */
export const CloseToRetiring: Story = {
  parameters: behaviour,
  args: { inputs: { age: 58, monthlyContribution: 600, oneTimeContribution: 50_000 } },
};

/** A link with impossible values: they are adjusted, and every field says why. */
export const AdjustedLink: Story = {
  parameters: behaviour,
  args: { query: 'age=0&monthly=50&once=2000000&increment=11' },
  play: async ({ canvasElement, globals }) => {
    const expected: MessageId[] = [
      'comparison.calculator.error.monthlyContribution',
      'comparison.calculator.error.age',
      'comparison.calculator.error.oneTimeContribution',
      'comparison.calculator.error.outOfRange',
    ];
    const alerts = await within(canvasElement).findAllByRole('alert');
    await waitFor(() =>
      expect(alerts.map(({ textContent }) => textContent).filter(Boolean)).toEqual(
        expected.map((id) => messages[globals.locale as Locale][id]),
      ),
    );
  },
};

/** Age 15 can be reckoned with but not be chosen; 99 is no valid age. */
export const AgeOutOfRange: Story = { parameters: behaviour, args: { query: 'age=15' } };

/** A burst of changes makes one calculation, with the last values. */
export const BurstOfChanges: Story = {
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await firstAnswer(args);
    const [monthly] = within(canvasElement).getAllByRole('slider');
    monthly?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(requests(args)).toHaveLength(1);
    await waitFor(() => expect(requests(args)).toHaveLength(2), PATIENCE);
    await expect(requests(args)[1]?.inputs.monthlyContribution).toBe(400);
    await pause(2 * SETTLE);
    await expect(requests(args)).toHaveLength(2);
  },
};

/** A number typed into a slider's figure, the German way. */
export const NumberTyped: Story = {
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await firstAnswer(args);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^300\s€/ }));
    await userEvent.keyboard('1.520{Enter}');
    await waitFor(() => expect(requests(args)).toHaveLength(2), PATIENCE);
    await expect(requests(args)[1]?.inputs.monthlyContribution).toBe(1500);
    await expect(canvasElement.querySelector('[role="alert"]:not(:empty)')).not.toBeNull();
  },
};

/** The choice of the comparison does not wait, and takes along what was waiting. */
export const SwitchedAtOnce: Story = {
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await firstAnswer(args);
    const [, age] = within(canvasElement).getAllByRole('slider');
    age?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(typeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await waitFor(() => expect(requests(args)).toHaveLength(2), { timeout: SETTLE / 2 });
    await expect(requests(args)[1]).toMatchObject({
      comparisonType: 'OTHER_INVESTMENT',
      inputs: { age: 36 },
    });
    await pause(2 * SETTLE);
    await expect(requests(args)).toHaveLength(2);
  },
};

/** An amount pasted with cents; too large an amount asks for nothing and says why. */
export const AmountPasted: Story = {
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await firstAnswer(args);
    const amount = within(canvasElement).getByRole('textbox');
    await userEvent.clear(amount);
    await userEvent.paste('1.234,56');
    await waitFor(() => expect(requests(args)).toHaveLength(2), PATIENCE);
    await expect(requests(args)[1]?.inputs.oneTimeContribution).toBe(1234);

    await userEvent.clear(amount);
    await userEvent.paste('2.000.000');
    await expect(amount).toHaveAccessibleDescription(/1\.000\.000,00/);
    await pause(2 * SETTLE);
    await expect(requests(args)).toHaveLength(2);
  },
};

/** While an answer is pending the form is dimmed, but still works. */
export const Updating: Story = {
  parameters: pictured({ staysBusy: true }),
  args: { calculate: fn<Calculate>(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement, args }) => {
    await firstAnswer(args);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0),
    );
    await userEvent.click(typeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await expect(typeRadio(canvasElement, 'OTHER_INVESTMENT')).toBeChecked();
  },
};

async function failing(): Promise<never> {
  throw new Error('There is no connection.');
}

/** The last result stays, with a word and a way to try again. */
export const Failed: Story = {
  args: { calculate: fn<Calculate>(failing) },
  play: async ({ canvasElement, globals }) => {
    const name = messages[globals.locale as Locale]['comparison.calculator.retry'];
    await within(canvasElement).findByRole('button', { name }, PATIENCE);
    await expect(figure(canvasElement)).toHaveTextContent('0,06');
  },
};

const failingOnce: Mock<Calculate> = fn<Calculate>((request, signal) =>
  (failingOnce.mock.calls.length === 1 ? failing : engineClient.calculate)(request, signal),
);

export const FailedThenRetried: Story = {
  parameters: behaviour,
  args: { calculate: failingOnce },
  play: async ({ canvasElement, args, globals }) => {
    const name = messages[globals.locale as Locale]['comparison.calculator.retry'];
    const canvas = within(canvasElement);
    fireEvent.click(await canvas.findByRole('button', { name }, PATIENCE));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull(), PATIENCE);
    await expect(requests(args)).toHaveLength(2);
  },
};

/** The flip points at first are those of the page; another question asks for others, and only once. */
export const FlipPointsOfNewInputs: Story = {
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await firstAnswer(args);
    const before = breakEvenTexts(canvasElement);
    await expect(args.find).not.toHaveBeenCalled();
    await userEvent.click(typeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await waitFor(() => expect(breakEvenTexts(canvasElement)).not.toEqual(before), PATIENCE);
    await expect(breakEvenTexts(canvasElement)).toHaveLength(1);
    await expect(args.find).toHaveBeenCalledTimes(1);
  },
};

/** While flip points are looked for, the previous ones stay and step back. */
export const FlipPointsUpdating: Story = {
  parameters: pictured({ widths: [960], staysBusy: true }),
  args: { query: 'compare=provider', find: fn<Find>(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement }) => {
    const before = breakEvenTexts(canvasElement);
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector('[data-part="flips"] [aria-busy="true"]'),
        ).not.toBeNull(),
      PATIENCE,
    );
    await expect(breakEvenTexts(canvasElement)).toEqual(before);
  },
};

const findingOnSecond: Mock<Find> = fn<Find>(async (request) =>
  findingOnSecond.mock.calls.length === 1 ? failing() : findBreakEvens(request),
);

/** BreakEven points that could not be found are asked for again on request. */
export const FlipPointsFailedThenRetried: Story = {
  parameters: behaviour,
  args: { query: 'compare=provider', find: findingOnSecond },
  play: async ({ canvasElement, globals }) => {
    const name = messages[globals.locale as Locale]['comparison.calculator.retry'];
    const canvas = within(canvasElement);
    fireEvent.click(await canvas.findByRole('button', { name }, PATIENCE));
    await waitFor(() => expect(breakEvenTexts(canvasElement)).toHaveLength(1), PATIENCE);
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** The form for own assumptions is loaded when it is opened; answer, sentence and reset follow. */
export const OwnAssumptions: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await firstAnswer(args);
    await openOwnForm(canvas, globals.locale as Locale);
    const [orderFee] = canvas.getAllByRole('slider', { name: /order/i });
    orderFee?.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(requests(args)).toHaveLength(2), PATIENCE);
    await expect(requests(args)[1]?.overrides).toEqual({ directinvest: { orderFee: 0.0005 } });
    await canvas.findByText(/0,05\s% (instead of|statt) 0\s%/);
    const name = messages[globals.locale as Locale]['comparison.custom.resetAll'];
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(requests(args)).toHaveLength(3), PATIENCE);
    await expect(requests(args)[2]?.overrides).toEqual({});
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** An offer by its effective cost takes the place of the other provider. */
export const OwnOffer: Story = {
  parameters: behaviour,
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    await firstAnswer(args);
    await openOwnForm(canvas, globals.locale as Locale);
    await userEvent.click(canvas.getByRole('button', { name: /^1,56\s%/ }));
    await userEvent.keyboard('2,4{Enter}');
    await waitFor(() => expect(requests(args)).toHaveLength(2), PATIENCE);
    await expect(requests(args)[1]).toMatchObject({
      comparisonType: 'OTHER_INVESTMENT',
      overrides: { otherbroker: { effectiveCost: 0.024 } },
    });
    await expect(typeRadio(canvasElement, 'OTHER_INVESTMENT')).toBeChecked();
  },
};

/** A link brings own assumptions along; the closed form says how many, and texts have the figures. */
export const OwnAssumptionsFromALink: Story = {
  parameters: behaviour,
  args: { query: 'return=5&payout=70&church=7' },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    await firstAnswer(args);
    await expect(requests(args)[0]?.overrides).toEqual({
      marketReturn: 0.05,
      retirementAge: 70,
      churchTaxRate: 0.08,
    });
    await canvas.findByText(/^3 assumptions of your own|3 eigenen Annahmen/);
    await canvas.findByText(new RegExp(`: ${texts['comparison.calculator.custom.title']}\\.$`));
    await waitFor(() => expect(figure(canvasElement)).toHaveTextContent('70'), PATIENCE);
    await canvas.findByText(/5\s% (a year before costs|Rendite pro Jahr vor Kosten)/);
  },
};

/** The result to keep: the link says that it is copied, the tables are a file, the sheet is printed. */
export const TakenAway: Story = {
  parameters: behaviour,
  args: { query: 'return=5' },
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const printed = spyOn(window, 'print').mockImplementation(() => {
      sheet = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    });
    let sheet = '';
    await firstAnswer(args);
    const press = async (way: 'link' | 'csv' | 'print') => {
      const name = texts[`comparison.calculator.export.${way}`];
      await userEvent.click(await canvas.findByRole('button', { name }));
    };
    await press('csv');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENCE);
    await press('print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1), PATIENCE);
    await expect(sheet).toContain(texts['comparison.export.inputs']);
    await expect(document.querySelector('[data-print-sheet]')).toBeNull();
    await press('link');
    await canvas.findByText(texts['comparison.calculator.export.copied']);
    await expect(copied).toHaveBeenCalledWith('https://fernblick.example/en?return=5');
  },
};

/**
 * A calculation service answers the table alone: what it does not know is not offered, and the page
 * says so. A link with other assumptions is adjusted.
 */
export const TableFromAService: Story = {
  parameters: behaviour,
  args: { query: 'assumptions=cautious', takesAssumptions: false },
  play: async ({ canvasElement, args, globals }) => {
    const texts = messages[globals.locale as Locale];
    const canvas = within(canvasElement);
    await firstAnswer(args);
    await expect(requests(args)[0]?.preset).toBe('published');
    await canvas.findByText(new RegExp(`: ${texts['comparison.calculator.preset.legend']}\\.$`));
    await canvas.findByText(texts['comparison.calculator.tableOnly']);
    await expect(canvasElement.querySelector('[data-part="flips"]')).toBeNull();
    await expect(canvasElement.querySelectorAll('table')).toHaveLength(1);
  },
};

/** On a phone one button leads from the table to the forms and back. */
export const ScrollShortcut: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = messages[globals.locale as Locale];
    const shortcut = (target: 'preferences' | 'results') =>
      canvas.findByRole('button', { name: texts[`comparison.calculator.scrollTo.${target}`] });

    mainTable(canvasElement).scrollIntoView();
    (await shortcut('preferences')).click();
    await waitFor(() => expect(isOnScreen(canvas.getByRole('textbox'))).toBe(true));
    (await shortcut('results')).click();
    await waitFor(() => expect(isOnScreen(mainTable(canvasElement))).toBe(true));
    await shortcut('preferences');
  },
};

const SETTLE = brandTokens.fernblick.duration.settle;

/** As long as a pause after a change and a calculation on a busy machine may take together. */
const PATIENCE = { timeout: 8 * SETTLE };

function addressWith(query: string): Address {
  const parameters = new URLSearchParams(query);
  return {
    read: () => parameters,
    link: () => `https://fernblick.example/en?${parameters}`,
    write: () => {},
  };
}

function requests({ calculate }: ComparisonArgs) {
  return (calculate as Mock<Calculate>).mock.calls.map(([request]) => request);
}

async function openOwnForm(canvas: ReturnType<typeof within>, locale: Locale): Promise<void> {
  const texts = messages[locale];
  const [fold] = canvas.queryAllByRole('group', { name: texts['comparison.calculator.advanced'] });
  // On a phone it is folded away.
  if (fold instanceof HTMLDetailsElement) fold.open = true;
  const name = texts['comparison.calculator.custom.title'];
  await userEvent.click(canvas.getByRole('button', { name, expanded: false }));
  await canvas.findByRole('group', { name: texts['comparison.custom.group.offer'] }, PATIENCE);
}

/** The calculator asks once when it appears. */
async function firstAnswer(args: ComparisonArgs): Promise<void> {
  await waitFor(() => expect(requests(args)).toHaveLength(1), PATIENCE);
}

function typeRadio(canvasElement: HTMLElement, type: ComparisonType): HTMLElement {
  const radio = canvasElement.querySelector<HTMLElement>(`input[value="${type}"]`);
  if (!radio) throw new Error(`There is no choice ${type}.`);
  return radio;
}

function figure(canvasElement: HTMLElement): HTMLElement {
  const card = canvasElement.querySelector<HTMLElement>('[aria-live="polite"][aria-atomic]');
  if (!card) throw new Error('There is no summary.');
  return card;
}

/** The table of causes, the first of two. */
function mainTable(canvasElement: HTMLElement): HTMLElement {
  const table = canvasElement.querySelector('table');
  if (!table) throw new Error('There is no table.');
  return table;
}

/** The texts of the flip points, a row each. */
function breakEvenTexts(canvasElement: HTMLElement): (string | null)[] {
  const rows = canvasElement.querySelectorAll('[data-part="flips"] li');
  return [...rows].map(({ textContent }) => textContent);
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
