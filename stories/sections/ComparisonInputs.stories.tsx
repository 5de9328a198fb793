import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Address } from '../../site/calculator/comparison/state/address.ts';
import { behaviour, differsInOnePart, getTexts, press, SETTLE } from './calculator.ts';
import {
  BROUGHT_ALONG,
  type Calculate,
  COMPARISON_META,
  type ComparisonArgs,
  expectNoRequest,
  explain,
  getRequests,
  getSentence,
  getTypeRadio,
  getVerdict,
  waitForAnswer,
  waitForBreakEvens,
  waitForRequest,
} from './comparison.tsx';

/** What a visitor changes, and what is asked, stored and said then. */
const meta = preview
  .type<{ args: ComparisonArgs }>()
  .meta({ ...COMPARISON_META, title: 'Comparison', tags: ['!autodocs'] });

/** Each set of assumptions says its result and is a click, or an arrow key, away. */
export const SetsSwitched = meta.story({
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
    await waitFor(() => expect(getRequests(args).at(-1)).toMatchObject({ inputs }));
    await expectNoRequest(args);
  },
});

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
    await waitFor(() => expect(announced).not.toBeEmptyDOMElement());
    await expect(args.write).toHaveBeenCalledTimes(2);
  },
});

/** The two questions that decide set the same assumptions as the form of the visitor's own. */
export const KeyQuestionsAnswered = meta.story({
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
  parameters: differsInOnePart,
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

/** A number typed into a slider's figure, the German way. */
export const NumberTyped = meta.story({
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
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    const [, age] = canvas.getAllByRole('slider');
    await press(age, '{ArrowRight}');
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await expect(await waitForRequest(2, args, SETTLE / 2)).toMatchObject({
      comparisonType: 'OTHER_INVESTMENT',
      inputs: { age: 36 },
    });
    await expectNoRequest(args);
  },
});

/** An amount pasted with cents; too large an amount asks for nothing and says why. */
export const AmountPasted = meta.story({
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

/** It is said until one of it is changed. */
export const BroughtAlongChanged = meta.story({
  parameters: behaviour,
  args: BROUGHT_ALONG.args,
  play: async ({ canvas, canvasElement, args }) => {
    await waitForAnswer(args);
    const notice = await canvas.findByText(BROUGHT_ALONG.said);
    await waitForBreakEvens({ canvasElement, args });
    const [monthly] = canvas.getAllByRole('slider');
    await press(monthly, '{ArrowRight}');
    await expect(notice).not.toBeInTheDocument();
    await waitForBreakEvens({ canvasElement, args }, 2);
  },
});

/** The form for custom assumptions is loaded when it is opened; answer, sentence and reset follow. */
export const OwnAssumptions = meta.story({
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
  parameters: behaviour,
  play: async ({ canvas, canvasElement, args, globals }) => {
    const texts = getTexts(globals);
    await waitForAnswer(args);
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    const name = texts['comparison.calculator.offer'];
    const offer = await canvas.findByRole('textbox', { name });
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

async function openCustomForm({ canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>) {
  const texts = getTexts(globals);
  openAdvanced({ canvas, globals });
  const title = texts['comparison.calculator.custom.title'];
  await userEvent.click(canvas.getByRole('button', { name: title, expanded: false }));
  const name = { name: texts['comparison.custom.group.taxes'] };
  await canvas.findByRole('group', name);
  for (const group of canvas.getAllByRole('group'))
    if (group instanceof HTMLDetailsElement) group.open = true;
}

/** On a phone it is folded away. */
function openAdvanced({ canvas, globals }: Pick<StoryContext, 'canvas' | 'globals'>) {
  const name = getTexts(globals)['comparison.calculator.advanced'];
  const [fold] = canvas.queryAllByRole('group', { name });
  if (fold instanceof HTMLDetailsElement) fold.open = true;
}
