import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { keepTable } from '../../site/calculator/client/client.ts';
import { engineClient } from '../../site/calculator/client/engine-client.ts';
import { configurePictures } from '../../visual/plan/modes.ts';
import { behaviour, differsInOnePart, fail, getTexts, wait } from './calculator.ts';
import {
  BROUGHT_ALONG,
  type Calculate,
  COMPARISON_META,
  type ComparisonArgs,
  explain,
  type Find,
  getBreakEvens,
  getRequests,
  getSentence,
  getTypeRadio,
  getVerdict,
  waitForAnswer,
  waitForBreakEvens,
} from './comparison.tsx';

const meta = preview.type<{ args: ComparisonArgs }>().meta({ ...COMPARISON_META });

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
    await canvas.findByRole('textbox', { name: texts['comparison.calculator.offer'] });
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

/** Age 15 can be calculated with but not be chosen; 99 is no valid age. */
export const AgeOutOfRange = meta.story({ parameters: behaviour, args: { query: 'age=15' } });

/** What the pension gap has brought along is said on arrival. */
export const FromThePensionGap = meta.story({
  parameters: differsInOnePart,
  args: BROUGHT_ALONG.args,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    await canvas.findByText(BROUGHT_ALONG.said);
    await waitForBreakEvens({ canvasElement, args });
  },
});

/** Whose gap is known hears whether it is met, and how much of it a pension for life covers. */
export const GapKnown = meta.story({
  parameters: differsInOnePart,
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

/** While an answer is pending the form is dimmed, but still works. */
export const Updating = meta.story({
  tags: ['!autodocs'],
  parameters: configurePictures({ widths: [360, 960], staysBusy: true }),
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
  parameters: differsInOnePart,
  args: { calculate: fn<Calculate>(fail) },
  play: async ({ canvas, canvasElement, globals }) => {
    const name = getTexts(globals)['frame.retry'];
    await canvas.findByRole('button', { name });
    await expect(getSentence(canvasElement)).toHaveTextContent('632.361');
  },
});

/** While break-evens are looked for, the previous ones stay and step back. */
export const FlipPointsUpdating = meta.story({
  parameters: configurePictures({ widths: [960], staysBusy: true }),
  args: { query: 'compare=provider', find: fn<Find>(wait) },
  play: async ({ canvasElement }) => {
    const before = getBreakEvens(canvasElement);
    const busy = '[data-part="break-evens"] [aria-busy="true"]';
    await waitFor(() => expect(canvasElement.querySelector(busy)).not.toBeNull());
    await expect(getBreakEvens(canvasElement)).toEqual(before);
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
    await waitFor(() => expect(getVerdict(canvasElement)).toHaveTextContent('2061'));
    await canvas.findByText(/5\s% (a year before costs|Rendite pro Jahr vor Kosten)/);
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

/** A preset under which our product comes out behind. */
function createPresetStory(preset: string, euros: string) {
  return {
    parameters: behaviour,
    args: { query: `assumptions=${preset}` },
    play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
      const sentence = () => getSentence(canvasElement);
      await waitFor(() => expect(sentence()).toHaveTextContent(euros));
      // Under the standard assumptions nobody is ahead, so the sentence names its own.
      await expect(sentence()).toHaveTextContent(/these assumptions|diesen Annahmen/);
    },
  };
}
