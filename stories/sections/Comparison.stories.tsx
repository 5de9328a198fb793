import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  type CalculationClient,
  type ComparisonType,
  keepTable,
} from '../../site/calculator/client/client.ts';
import { engineClient } from '../../site/calculator/client/engine-client.ts';
import { findBreakEvens } from '../../site/calculator/client/engine-tasks.ts';
import type { Address } from '../../site/calculator/comparison/state/address.ts';
import { ComparisonServices } from '../../site/calculator/comparison/state/services.ts';
import { Comparison } from '../../site/sections/Comparison/Comparison.tsx';
import type { SectionProps } from '../../site/sections/sections.ts';
import { configurePictures } from '../../visual/plan/modes.ts';
import {
  behaviour,
  fail,
  getTexts,
  IN_PAGE,
  PATIENCE,
  press,
  retry,
  SETTLE,
  wait,
} from './calculator.ts';

type Calculate = CalculationClient['calculate'];
type Find = CalculationClient['findBreakEvens'];

const findInPage: Find = async (request) => findBreakEvens(request);

interface ComparisonArgs extends SectionProps<'comparison'> {
  query: string;
  calculate: Calculate;
  find: Find;
  tableOnly: boolean;
  prefilled: boolean;
  write: Address['write'];
}

const meta = preview.type<{ args: ComparisonArgs }>().meta({
  parameters: { layout: 'fullscreen' },
  argTypes: {
    query: { description: 'The query of a shared link' },
    calculate: { description: 'Answers a comparison' },
    find: { description: 'Finds where the verdict turns' },
    tableOnly: { description: 'Only the assumptions of the table can be calculated with' },
    prefilled: { description: 'The choices come from the pension gap' },
    write: { description: 'Writes the choices into the address' },
  },
  args: {
    query: '',
    calculate: fn(engineClient.calculate),
    find: fn(findInPage),
    tableOnly: false,
    prefilled: false,
    write: fn<Address['write']>(),
  },
  render: function InItsWorld(props) {
    const { query, calculate, find, tableOnly, prefilled, write, ...data } = props;
    const [parameters] = useState(() => new URLSearchParams(query));
    const [services] = useState({
      client: { ...IN_PAGE.client, calculate, findBreakEvens: find, tableOnly },
      address: {
        read: () => parameters,
        link: () => `https://fernblick.example/en?${parameters}`,
        isPrefilled: () => prefilled,
        write,
      },
    });
    return (
      <ComparisonServices value={services}>
        <Comparison {...data} />
      </ComparisonServices>
    );
  },
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    await expect(getTypeRadio(canvasElement, 'OWN_INVESTMENT')).toBeChecked();
    // Too close to call: both amounts, and no winner.
    await expect(getSentence(canvasElement)).toHaveTextContent(/632\.361\s€.*623\.321\s€/);
    await waitForAnswer(args);
  },
});

/** A win, in the dress of a loss. Only what counts beside another provider is asked for. */
export const OtherProvider = meta.story({
  args: { query: 'compare=provider' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = getTexts(globals);
    await waitFor(() =>
      expect(getSentence(canvasElement)).toHaveTextContent(/59\.228\s€ (more|mehr).*1,56\s%/),
    );
    await canvas.findByRole('textbox', { name: texts['comparison.calculator.offer'] }, PATIENCE);
    for (const name of [
      texts['comparison.calculator.question.depot'],
      texts['comparison.calculator.question.allowance'],
    ])
      await expect(canvas.queryByRole('radiogroup', { name })).toBeNull();
    const rebalancing = texts['comparison.calculator.field.portfolioRebalancing.label'];
    await expect(canvas.queryByRole('slider', { name: rebalancing })).toBeNull();
  },
});

/** A loss that holds under every set of assumptions. */
export const Loss = meta.story({
  args: { query: 'age=38&monthly=250&once=0&depotfee=0&allowance=1000' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(getSentence(canvasElement)).toHaveTextContent(/\d\s€ (less|weniger)/),
    );
  },
});

/** The reading that is less kind to our product, which then comes out behind. */
export const CautiousAssumptions = meta.story(createPresetStory('cautious', '24.820'));

/** A free broker, and the whole allowance for this plan. */
export const ScepticalAssumptions = meta.story(createPresetStory('sceptical', '32.821'));

/** The least kind: one ETF that is never rebalanced, whatever the input says. */
export const OneWorldEtf = meta.story(createPresetStory('oneWorldEtf', '58.915'));

/** Each set of assumptions says its result and is a click, or an arrow key, away. */
export const SetsSwitched = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  args: { write: fn<Address['write']>() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    const choose = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(choose(/(Sceptical|Skeptisch).*32\.821\s€/));
    await expect((await waitForRequest(2, args)).preset).toBe('sceptical');
    await waitFor(() => expect(getSentence(canvasElement)).toHaveTextContent('32.821'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect((await waitForRequest(3, args)).preset).toBe('cautious');
    await expect(choose(/(Cautious|Vorsichtig)/)).toBeChecked();
    await waitFor(() => expect(getSentence(canvasElement)).toHaveTextContent('24.820'));
    const [written] = (args.write as Mock<Address['write']>).mock.lastCall ?? [];
    await expect(written).toMatchObject({ assumptions: 'cautious' });
  },
});

/** The curve ends at the amounts whose difference the verdict names; many markets take its place. */
export const MarketsSwitched = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  args: { query: 'assumptions=cautious' },
  play: async ({ canvas, canvasElement, globals }) => {
    const growth = canvasElement.querySelector('[data-part="growth"]');
    await waitFor(() => expect(growth).toHaveTextContent(/632\.831\s€.*24\.820\s€.*657\.651\s€/));
    const texts = getTexts(globals);
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await choose(texts['comparison.calculator.growth.many']);
    await waitFor(() => expect(growth?.querySelector('table')).not.toBeNull(), PATIENCE);
    await expect(growth?.querySelector('[role="img"]')).toBeNull();
    await choose(texts['comparison.calculator.growth.steady']);
    await waitFor(() => expect(growth?.querySelector('[role="img"]')).not.toBeNull());
  },
});

/** Amounts due at different ages stand side by side and are never added up. */
export const PerhapsAt62 = meta.story({ parameters: behaviour, args: { query: 'early=40' } });

/** The opening inputs of a landing for people close to retirement: too late for half the tax. */
export const CloseToRetiring = meta.story({
  parameters: behaviour,
  args: { inputs: { age: 58, monthlyContribution: 600, oneTimeContribution: 50_000 } },
});

/** A link with impossible values: they are adjusted, and every field says why and what it has now. */
export const AdjustedLink = meta.story({
  parameters: behaviour,
  args: { query: 'age=0&monthly=50&once=2000000&increment=11' },
  play: async ({ canvas, globals }) => {
    const alerts = await canvas.findAllByRole('alert');
    await waitFor(() =>
      expect(alerts.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
        explain(globals, 'monthlyContribution', '100\u00a0€'),
        explain(globals, 'age', globals.locale === 'de' ? '22\u00a0Jahre' : '22\u00a0years'),
        explain(globals, 'oneTimeContribution', '1.000.000\u00a0€'),
        explain(globals, 'outOfRange', '10\u00a0%'),
      ]),
    );
  },
});

/** A link without a number in the place of one: its field keeps what it opens with, without a message. */
export const LinkWithoutANumber = meta.story({
  parameters: behaviour,
  args: { query: 'monthly=abc&age=soon' },
  play: async ({ canvas, args }) => {
    await waitForAnswer(args);
    await expect(getRequests(args)[0]?.inputs).toMatchObject({ monthlyContribution: 300, age: 35 });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** What is typed beyond a range is answered in the words of its field, until the value is right. */
export const TypedBeyondTheRange = meta.story({
  parameters: behaviour,
  play: async ({ canvas, globals, args }) => {
    await waitForAnswer(args);
    const [monthly, age] = canvas.getAllByRole('slider');
    for (const [slider, typed, error, value] of [
      [monthly, '50', 'monthlyContribution', '100\u00a0€'],
      [monthly, '3000', 'outOfRange', '2.500\u00a0€'],
      [age, '0', 'age', globals.locale === 'de' ? '22\u00a0Jahre' : '22\u00a0years'],
      [age, '21', 'outOfRange', globals.locale === 'de' ? '22\u00a0Jahre' : '22\u00a0years'],
    ] as const) {
      await press(slider, `{Enter}${typed}{Enter}`);
      await expect(canvas.getByRole('alert').textContent).toBe(explain(globals, error, value));
      await press(slider, '{Enter}{Enter}');
      await expect(canvas.queryByRole('alert')).toBeNull();
    }
    await press(monthly, '{Enter}100-200{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('100-200');
    await expect(monthly).toHaveValue('2500');
    // How often it asked in between depends on how fast all of that was typed.
    const inputs = { monthlyContribution: 2500, age: 22 };
    await waitFor(() => expect(getRequests(args).at(-1)).toMatchObject({ inputs }), PATIENCE);
    await expectNoRequest(args);
  },
});

/** Age 15 can be calculated with but not be chosen; 99 is no valid age. */
export const AgeOutOfRange = meta.story({ parameters: behaviour, args: { query: 'age=15' } });

/** A burst of changes makes one calculation, with the last values. */
export const BurstOfChanges = meta.story({
  parameters: behaviour,
  play: async ({ canvas, args }) => {
    await waitForAnswer(args);
    const [monthly] = canvas.getAllByRole('slider');
    await press(monthly, '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(getRequests(args)).toHaveLength(1);
    const { inputs } = await waitForRequest(2, args);
    await expect(inputs.monthlyContribution).toBe(400);
    await expectNoRequest(args);
  },
});

/** While a slider moves, the verdict follows it; asking, storing and announcing wait for its rest. */
export const VerdictFollowsASlider = meta.story({
  parameters: behaviour,
  args: { write: fn<Address['write']>() },
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    const before = getVerdict(canvasElement)?.textContent;
    const announced = canvasElement.querySelector('[data-part="verdict"] [role="status"]');
    await waitFor(() => expect(args.write).toHaveBeenCalledTimes(1));
    const [monthly] = canvas.getAllByRole('slider');
    await press(monthly, '{End}');
    await waitFor(() => expect(getVerdict(canvasElement)?.textContent).not.toBe(before), {
      timeout: SETTLE / 2,
    });
    await expect(getRequests(args)).toHaveLength(1);
    await expect(args.write).toHaveBeenCalledTimes(1);
    await expect(announced).toBeEmptyDOMElement();
    await waitForRequest(2, args);
    await waitFor(() => expect(announced).not.toBeEmptyDOMElement(), PATIENCE);
    await expect(args.write).toHaveBeenCalledTimes(2);
  },
});

/** The two questions that decide set the same assumptions as the form of the visitor's own. */
export const KeyQuestionsAnswered = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args, globals }) => {
    const texts = getTexts(globals);
    await waitForAnswer(args);
    const answer = (name: string) =>
      userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${name}`) }));
    await answer(texts['comparison.calculator.question.depot.free']);
    await answer(texts['comparison.calculator.question.allowance.free']);
    await expect((await waitForRequest(3, args)).overrides).toEqual({
      directinvest: { assetFee: 0 },
      saversAllowance: 1000,
    });
    await waitFor(() => {
      expect(getSentence(canvasElement)).toHaveTextContent(/32\.\d{3}\s€ (less|weniger)/);
      expect(canvasElement.querySelector('caption')).toHaveTextContent(
        /(Base case|Grundannahme), 2/,
      );
    });

    await answer(texts['comparison.calculator.question.depot.own']);
    await userEvent.click(await canvas.findByDisplayValue(/^0\s%$/));
    // At once: a slow machine would ask for what is typed so far.
    await userEvent.paste('0,35');
    await expect((await waitForRequest(4, args)).overrides).toMatchObject({
      directinvest: { assetFee: 0.0035 },
    });
    const reset = { name: texts['comparison.calculator.preset.reset'] };
    await userEvent.click(canvas.getByRole('button', reset));
    await expect((await waitForRequest(5, args)).overrides).toEqual({});
  },
});

/** A landing may open with other answers; taking one back is a change of the address. */
export const OpenedWithAnswers = meta.story({
  tags: ['!autodocs'],
  args: { assumptions: { assetFee: 0, saversAllowance: 1000 }, write: fn<Address['write']>() },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await expect(getSentence(canvasElement)).toHaveTextContent(/32\.\d{3}\s€ (less|weniger)/);
    await waitForAnswer(args);
    const used = getTexts(globals)['comparison.calculator.question.allowance.used'];
    await userEvent.click(canvas.getByRole('radio', { name: used }));
    await waitForRequest(2, args);
    await waitFor(() => expect(args.write).toHaveBeenCalledTimes(2));
    const [written] = (args.write as Mock<Address['write']>).mock.lastCall ?? [];
    await expect(written).toMatchObject({ allowance: 'preset', depotfee: undefined });
  },
});

/** A break-even that one answer brings about has a button, which gives that answer. */
export const BreakEvenSwitched = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args, globals }) => {
    await waitForAnswer(args);
    const show = getTexts(globals)['comparison.calculator.breakEven.show'];
    const fold = canvasElement.querySelector<HTMLDetailsElement>(
      '[data-part="break-evens"] details',
    );
    if (fold) fold.open = true;
    const [freeDepot] = canvas.getAllByRole('button', { name: new RegExp(`^${show}`) });
    if (!freeDepot) throw new Error('There is no break-even to show.');
    await userEvent.click(freeDepot);
    await expect((await waitForRequest(2, args)).overrides).toEqual({
      directinvest: { assetFee: 0 },
    });
    await waitFor(() =>
      expect(getSentence(canvasElement)).toHaveTextContent(/\d\s€ (less|weniger)/),
    );
    await expect(document.activeElement).toBe(getVerdict(canvasElement));
  },
});

/** What the pension gap has brought along is said on arrival. */
export const FromThePensionGap = meta.story({
  args: { query: 'monthly=217&once=0&increment=2', prefilled: true },
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    await canvas.findByText(BROUGHT_ALONG);
    await waitForBreakEvens({ canvasElement, args });
  },
});

/** Whose gap is known hears whether it is met, and how much of it a pension for life covers. */
export const GapKnown = meta.story({
  args: {
    query: 'monthly=241&once=0&increment=2&gapage=35&gapincome=4000&gapsaved=0&gapchildless=false',
    prefilled: true,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    await expect(await canvas.findByText(/166\.054\s€/)).toBeVisible();
    const pension = canvasElement.querySelector('[data-part="pension"]');
    await expect(pension).toHaveTextContent(/\d\s% .*671\s€/);
    await waitForBreakEvens({ canvasElement, args });
  },
});

/** It is said until one of it is changed. */
export const BroughtAlongChanged = meta.story({
  ...FromThePensionGap.input,
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    const notice = await canvas.findByText(BROUGHT_ALONG);
    await waitForBreakEvens({ canvasElement, args });
    const [monthly] = canvas.getAllByRole('slider');
    await press(monthly, '{ArrowRight}');
    await expect(notice).not.toBeInTheDocument();
    await waitForBreakEvens({ canvasElement, args }, 2);
  },
});

const BROUGHT_ALONG = /217\s€.*0\s€.*2\s%.*35/;

/** A number typed into a slider's figure, the German way. */
export const NumberTyped = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    await userEvent.click(canvas.getByRole('button', { name: /^300\s€/ }));
    await userEvent.keyboard('1.520{Enter}');
    // Enter goes on to the next number, and to the next.
    await waitFor(() => expect(document.activeElement).toHaveValue('35'));
    await userEvent.keyboard('38{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveValue('10000'));
    const { inputs } = await waitForRequest(2, args);
    await expect(inputs).toMatchObject({ monthlyContribution: 1520, age: 38 });
    await expect(canvasElement.querySelector('[role="alert"]:not(:empty)')).toBeNull();
  },
});

/** The choice of the comparison does not wait, and takes along what was waiting. */
export const SwitchedAtOnce = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    const [, age] = canvas.getAllByRole('slider');
    await press(age, '{ArrowRight}');
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await expect(await waitForRequest(2, args, { timeout: SETTLE / 2 })).toMatchObject({
      comparisonType: 'OTHER_INVESTMENT',
      inputs: { age: 36 },
    });
    await expectNoRequest(args);
  },
});

/** An amount pasted with cents; too large an amount asks for nothing and says why. */
export const AmountPasted = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, args }) => {
    await waitForAnswer(args);
    const amount = canvas.getByRole('textbox');
    await userEvent.clear(amount);
    await userEvent.paste('1.234,56');
    const { inputs } = await waitForRequest(2, args);
    await expect(inputs.oneTimeContribution).toBe(1234);
    // An invalid amount would drop an answer that is on its way.
    await (args.calculate as Mock<Calculate>).mock.results.at(-1)?.value;

    await userEvent.clear(amount);
    await userEvent.paste('2.000.000');
    await expect(amount).toHaveAccessibleDescription(/1\.000\.000,00/);
    await expectNoRequest(args);
  },
});

/** While an answer is pending the form is dimmed, but still works. */
export const Updating = meta.story({
  tags: ['!autodocs'],
  parameters: configurePictures({ staysBusy: true }),
  args: { calculate: fn<Calculate>(wait) },
  play: async ({ canvasElement, args }) => {
    await waitForAnswer(args);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0),
    );
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await expect(getTypeRadio(canvasElement, 'OTHER_INVESTMENT')).toBeChecked();
  },
});

/** The last result stays, with a word and a way to try again. */
export const Failed = meta.story({
  args: { calculate: fn<Calculate>(fail) },
  play: async ({ canvas, canvasElement, globals }) => {
    const name = getTexts(globals)['frame.retry'];
    await canvas.findByRole('button', { name }, PATIENCE);
    await expect(getSentence(canvasElement)).toHaveTextContent('632.361');
  },
});

export const FailedThenRetried = meta.story({
  parameters: behaviour,
  beforeEach: ({ args }) => failFirst(args.calculate),
  play: async (context) => {
    await retry(context);
    await expect(getRequests(context.args)).toHaveLength(2);
  },
});

/** The break-evens at first are those of the page; another request asks for others, and only once. */
export const FlipPointsOfNewInputs = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await waitForAnswer(args);
    const before = getBreakEvens(canvasElement);
    await expect(args.find).not.toHaveBeenCalled();
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await waitFor(() => expect(getBreakEvens(canvasElement)).not.toEqual(before), PATIENCE);
    await expect(getBreakEvens(canvasElement)).toHaveLength(1);
    await expect(args.find).toHaveBeenCalledTimes(1);
  },
});

/** While break-evens are looked for, the previous ones stay and step back. */
export const FlipPointsUpdating = meta.story({
  parameters: configurePictures({ widths: [960], staysBusy: true }),
  args: { query: 'compare=provider', find: fn<Find>(wait) },
  play: async ({ canvasElement }) => {
    const before = getBreakEvens(canvasElement);
    const busy = '[data-part="break-evens"] [aria-busy="true"]';
    await waitFor(() => expect(canvasElement.querySelector(busy)).not.toBeNull(), PATIENCE);
    await expect(getBreakEvens(canvasElement)).toEqual(before);
  },
});

/** Break-evens that could not be found are asked for again on request. */
export const FlipPointsFailedThenRetried = meta.story({
  parameters: behaviour,
  args: { query: 'compare=provider' },
  beforeEach: ({ args }) => failFirst(args.find),
  play: async (context) => {
    await retry(context);
    await waitFor(() => expect(getBreakEvens(context.canvasElement)).toHaveLength(1), PATIENCE);
  },
});

/** The form for custom assumptions is loaded when it is opened; answer, sentence and reset follow. */
export const OwnAssumptions = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    await waitForAnswer(args);
    await openCustomForm({ canvas, globals });
    const [orderFee] = canvas.getAllByRole('textbox', { name: /order/i });
    if (!orderFee) throw new Error('There is no field for the fee of an order.');
    await userEvent.click(orderFee);
    await userEvent.keyboard('0,05');
    const { overrides } = await waitForRequest(2, args);
    await expect(overrides).toEqual({ directinvest: { orderFee: 0.0005 } });
    await canvas.findByText(/0,05\s% (instead of|statt) 0\s%/);
    // A closed group says how many are changed, not which values it has.
    await expect(canvasElement).toHaveTextContent(/(Eigenes Depot|brokerage account), 1 /);
    const name = getTexts(globals)['comparison.custom.resetAll'];
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect((await waitForRequest(3, args)).overrides).toEqual({});
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});

/** An offer by its effective cost takes the place of the other provider, and can be taken out again. */
export const OwnOffer = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args, globals }) => {
    const texts = getTexts(globals);
    await waitForAnswer(args);
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    const name = texts['comparison.calculator.offer'];
    const offer = await canvas.findByRole('textbox', { name }, PATIENCE);
    await expect(offer).toHaveValue('');
    await waitForRequest(2, args);
    for (const [index, [pasted, cost]] of [
      ['1,56 %', 0.0156],
      ['1.57', 0.0157],
      ['2,4', 0.024],
    ].entries()) {
      await userEvent.clear(offer);
      await userEvent.paste(String(pasted));
      await expect(await waitForRequest(3 + index, args)).toMatchObject({
        comparisonType: 'OTHER_INVESTMENT',
        overrides: { otherbroker: { effectiveCost: cost } },
      });
    }
    await waitFor(() =>
      expect(getSentence(canvasElement)).toHaveTextContent(/deinem Angebot|your offer/),
    );
    await expect(canvasElement.querySelector('thead')).toHaveTextContent(/Dein Angebot|Your offer/);

    await userEvent.clear(offer);
    await userEvent.paste('cheap');
    await userEvent.tab();
    await expect(offer).toHaveAccessibleDescription(/cheap/);
    await expect(offer).toHaveValue('2,4\u00a0%');
    await userEvent.click(
      canvas.getByRole('button', { name: texts['comparison.calculator.offer.remove'] }),
    );
    await expect((await waitForRequest(6, args)).overrides).toEqual({});
    await expect(offer).toHaveValue('');
  },
});

/** A link brings custom assumptions along; the closed form says how many, and texts have the figures. */
export const OwnAssumptionsFromALink = meta.story({
  parameters: behaviour,
  args: { query: 'return=5&payout=70&church=7' },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await waitForAnswer(args);
    await expect(getRequests(args)[0]?.overrides).toEqual({
      marketReturn: 0.05,
      retirementAge: 70,
      churchTaxRate: 0.08,
    });
    const title = getTexts(globals)['comparison.calculator.custom.title'];
    await waitFor(() =>
      expect(canvasElement.querySelector('caption')).toHaveTextContent(
        /(Base case|Grundannahme), 3/,
      ),
    );
    await canvas.findByText(new RegExp(`: ${title}\\.$`));
    await waitFor(() => expect(getVerdict(canvasElement)).toHaveTextContent('2061'), PATIENCE);
    await canvas.findByText(/5\s% (a year before costs|Rendite pro Jahr vor Kosten)/);
  },
});

/** The exported result: the link says that it is copied, the tables are a file, the sheet is printed. */
export const TakenAway = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  args: { query: 'return=5' },
  play: async ({ canvas, args, globals }) => {
    const texts = getTexts(globals);
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const printed = spyOn(window, 'print').mockImplementation(() => {
      sheet = getSheet()?.textContent ?? '';
    });
    const getSheet = () => document.querySelector('[data-print-sheet]');
    let sheet = '';
    await waitForAnswer(args);
    const clickExport = async (way: 'link' | 'csv' | 'print') => {
      const name = texts[`comparison.calculator.export.${way}`];
      await userEvent.click(await canvas.findByRole('button', { name }));
    };
    await clickExport('csv');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), PATIENCE);
    await clickExport('print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1), PATIENCE);
    await expect(sheet).toContain(texts['comparison.export.inputs']);
    await expect(getSheet(), 'Some browsers print later').not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(getSheet()).toBeNull());
    await clickExport('link');
    await canvas.findByText(texts['comparison.calculator.export.copied']);
    await expect(copied).toHaveBeenCalledWith('https://fernblick.example/en?return=5');
  },
});

/**
 * A calculation service answers the table alone: nothing else is offered, and the page says so.
 * A link with other assumptions is adjusted.
 */
export const TableFromAService = meta.story({
  parameters: behaviour,
  args: {
    query: 'assumptions=cautious',
    calculate: fn<Calculate>(async (...call) => keepTable(await engineClient.calculate(...call))),
    tableOnly: true,
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const texts = getTexts(globals);
    await waitForAnswer(args);
    await expect(getRequests(args)[0]?.preset).toBe('published');
    await canvas.findByText(new RegExp(`: ${texts['comparison.calculator.preset.legend']}\\.$`));
    await canvas.findByText(texts['comparison.calculator.tableOnly']);
    await expect(canvasElement.querySelector('[data-part="break-evens"]')).toBeNull();
    const explained = [...canvasElement.querySelectorAll('[data-part="details"] h3')];
    await expect(explained.map(({ textContent }) => textContent)).toEqual([
      texts['comparison.calculator.detail.assumptions'],
    ]);
    await expect(canvasElement.querySelectorAll('table')).toHaveLength(1);
  },
});

/**
 * On a phone one button leads from the figures to the forms and from there to the verdict. It says whose
 * amount is whose, and is gone while the verdict itself is in view.
 */
export const ScrollShortcut = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const growth = canvasElement.querySelector('[data-part="growth"]');
    const name = (target: 'preferences' | 'results') =>
      new RegExp(getTexts(globals)[`comparison.calculator.scrollTo.${target}`]);
    growth?.scrollIntoView();
    const toForms = await canvas.findByRole('button', { name: name('preferences') });
    await expect(toForms).toHaveTextContent(/Fernblick 632\.361\s€.*623\.321\s€/);
    toForms.click();
    await waitFor(() => expect(isOnScreen(canvas.getByRole('textbox'))).toBe(true));
    (await canvas.findByRole('button', { name: name('results') })).click();
    await waitFor(() => expect(isOnScreen(getVerdict(canvasElement))).toBe(true));
    await waitFor(() => expect(canvas.queryByRole('button', { name: name('results') })).toBeNull());
  },
});

/** On a wide screen a bar takes the place of the card once that has left it. */
export const VerdictKept = meta.story({
  tags: ['!autodocs'],
  parameters: behaviour,
  args: { query: 'assumptions=cautious' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-visible][aria-hidden]');
    const further = canvasElement.querySelector('[data-part="break-evens"]');
    await waitFor(() => expect(bar).toHaveTextContent('24.820'), PATIENCE);
    await expect(bar?.textContent).toContain(getSentence(canvasElement)?.textContent);
    await expect(bar).not.toBeVisible();
    // Not on a narrow or a low screen, where it would cover too much.
    if (!bar || getComputedStyle(bar).display === 'none') return;
    further?.scrollIntoView({ block: 'end', behavior: 'instant' });
    if (isOnScreen(getVerdict(canvasElement))) return;
    await waitFor(() => expect(bar).toBeVisible());
    // The bar has stories of its own; here what comes late would decide where it stands in the picture.
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toBeVisible());
  },
});

/** A preset under which our product comes out behind. */
function createPresetStory(preset: string, euros: string) {
  return {
    parameters: behaviour,
    args: { query: `assumptions=${preset}` },
    play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
      const sentence = () => getSentence(canvasElement);
      await waitFor(() => expect(sentence()).toHaveTextContent(euros), PATIENCE);
      // Under the standard assumptions nobody is ahead, so the sentence names its own.
      await expect(sentence()).toHaveTextContent(/these assumptions|diesen Annahmen/);
    },
  };
}

/** A message about a value, with the one that was taken instead. */
function explain(
  globals: StoryContext['globals'],
  error: 'monthlyContribution' | 'age' | 'oneTimeContribution' | 'outOfRange',
  value: string,
): string {
  const texts = getTexts(globals);
  const message = texts[`comparison.calculator.error.${error}`].replace(/\.?$/, '.');
  return texts['comparison.calculator.error.used']
    .replace('{message}', message)
    .replace('{value}', value);
}

function getRequests({ calculate }: ComparisonArgs) {
  return (calculate as Mock<Calculate>).mock.calls.map(([request]) => request);
}

/** Lets the first call of a story fail, however often the story is shown in a page. */
function failFirst(call: Calculate | Find): void {
  (call as Mock<typeof fail>).mockImplementationOnce(fail);
}

/** The calculator asks once when it is hydrated. */
async function waitForAnswer(args: ComparisonArgs): Promise<void> {
  await waitFor(() => expect(getRequests(args)).toHaveLength(1), PATIENCE);
}

/** The last request as soon as there are so many. */
async function waitForRequest(count: number, args: ComparisonArgs, patience = PATIENCE) {
  await waitFor(() => expect(getRequests(args)).toHaveLength(count), patience);
  const [last] = getRequests(args).slice(-1);
  if (!last) throw new Error('Nothing was asked.');
  return last;
}

/** Expects that nothing is asked any more. */
async function expectNoRequest(args: ComparisonArgs): Promise<void> {
  const before = getRequests(args).length;
  await new Promise((resolve) => setTimeout(resolve, 2 * SETTLE));
  await expect(getRequests(args)).toHaveLength(before);
}

async function openCustomForm({ canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>) {
  const texts = getTexts(globals);
  openAdvanced({ canvas, globals });
  const title = texts['comparison.calculator.custom.title'];
  await userEvent.click(canvas.getByRole('button', { name: title, expanded: false }));
  const name = { name: texts['comparison.custom.group.taxes'] };
  await canvas.findByRole('group', name, PATIENCE);
  for (const group of canvas.getAllByRole('group'))
    if (group instanceof HTMLDetailsElement) group.open = true;
}

/** On a phone it is folded away. */
function openAdvanced({ canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>) {
  const name = getTexts(globals)['comparison.calculator.advanced'];
  const [fold] = canvas.queryAllByRole('group', { name });
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}

function getTypeRadio(canvasElement: HTMLElement, type: ComparisonType): HTMLElement {
  const radio = canvasElement.querySelector<HTMLElement>(`input[value="${type}"]`);
  if (!radio) throw new Error(`There is no choice ${type}.`);
  return radio;
}

function getVerdict(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[data-part="verdict"]');
}

/** The verdict in one sentence. */
function getSentence(canvasElement: HTMLElement): HTMLElement | null {
  return canvasElement.querySelector('[data-part="verdict"] h3');
}

/** Waits until those of other inputs than the page's own have been found. */
async function waitForBreakEvens(
  { canvasElement, args }: Pick<StoryContext<ComparisonArgs>, 'canvasElement' | 'args'>,
  times = 1,
) {
  await waitFor(() => expect(args.find).toHaveBeenCalledTimes(times), PATIENCE);
  const busy = '[data-part="break-evens"] [aria-busy="true"]';
  await waitFor(() => expect(canvasElement.querySelector(busy)).toBeNull(), PATIENCE);
}

/** The texts of the break-evens, a row each. */
function getBreakEvens(canvasElement: HTMLElement): (string | null)[] {
  const rows = canvasElement.querySelectorAll('[data-part="break-evens"] li');
  return [...rows].map(({ textContent }) => textContent);
}

function isOnScreen(element: Element | null | undefined): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top < innerHeight && bottom > 0;
}
