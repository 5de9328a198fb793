import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { behaviour, getTexts, retry } from './calculator.ts';
import {
  COMPARISON_META,
  type ComparisonArgs,
  failFirst,
  getBreakEvens,
  getRequests,
  getSentence,
  getTypeRadio,
  getVerdict,
  waitForAnswer,
  waitForRequest,
} from './comparison.tsx';

/** What a visitor does with the answer, and what follows when there is none. */
const meta = preview
  .type<{ args: ComparisonArgs }>()
  .meta({ ...COMPARISON_META, title: 'Comparison', tags: ['!autodocs'] });

/** The curve ends at the amounts whose difference the verdict names; many markets take its place. */
export const MarketsSwitched = meta.story({
  parameters: behaviour,
  args: { query: 'assumptions=cautious' },
  play: async ({ canvas, canvasElement, globals }) => {
    const growth = canvasElement.querySelector('[data-part="growth"]');
    await waitFor(() => expect(growth).toHaveTextContent(/632\.831\s€.*24\.820\s€.*657\.651\s€/));
    const texts = getTexts(globals);
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await choose(texts['comparison.calculator.growth.many']);
    await waitFor(() => expect(growth?.querySelector('table')).not.toBeNull());
    await expect(growth?.querySelector('[role="img"]')).toBeNull();
    await choose(texts['comparison.calculator.growth.steady']);
    await waitFor(() => expect(growth?.querySelector('[role="img"]')).not.toBeNull());
  },
});

/** A break-even that one answer brings about has a button, which gives that answer. */
export const BreakEvenSwitched = meta.story({
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
  parameters: behaviour,
  play: async ({ canvasElement, args }) => {
    await waitForAnswer(args);
    const before = getBreakEvens(canvasElement);
    await expect(args.find).not.toHaveBeenCalled();
    await userEvent.click(getTypeRadio(canvasElement, 'OTHER_INVESTMENT'));
    await waitFor(() => expect(getBreakEvens(canvasElement)).not.toEqual(before));
    await expect(getBreakEvens(canvasElement)).toHaveLength(1);
    await expect(args.find).toHaveBeenCalledTimes(1);
  },
});

/** Break-evens that could not be found are asked for again on request. */
export const FlipPointsFailedThenRetried = meta.story({
  parameters: behaviour,
  args: { query: 'compare=provider' },
  beforeEach: ({ args }) => failFirst(args.find),
  play: async (context) => {
    await retry(context);
    await waitFor(() => expect(getBreakEvens(context.canvasElement)).toHaveLength(1));
  },
});

/** The exported result: the link says that it is copied, the tables are a file, the sheet is printed. */
export const TakenAway = meta.story({
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
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await clickExport('print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
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
 * On a phone one button leads from the figures to the forms and from there to the verdict. It says whose
 * amount is whose, and is gone while the verdict itself is in view.
 */
export const ScrollShortcut = meta.story({
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
  parameters: behaviour,
  args: { query: 'assumptions=cautious' },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-visible][aria-hidden]');
    const further = canvasElement.querySelector('[data-part="break-evens"]');
    await waitFor(() => expect(bar).toHaveTextContent('24.820'));
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

function isOnScreen(element: Element | null | undefined): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top < innerHeight && bottom > 0;
}
