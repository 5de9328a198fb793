import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SliderField } from '../../design-system/fields/SliderField/SliderField.tsx';
import { createTyping } from '../../site/i18n/typed-number.ts';

const meta = preview.meta({
  id: 'components-sliderfield',
  component: SliderField,
  args: {
    label: 'Monthly contribution',
    defaultValue: 300,
    format: formatEuros,
    ...createTyping('eurosAMonth'),
    min: 100,
    max: 2500,
    step: 50,
    lessLabel: 'Less: monthly contribution',
    moreLabel: 'More: monthly contribution',
    typeLabel: 'Type in: monthly contribution',
    rangeText: 'Possible are whole numbers from 100 € to 2.500 €.',
    unreadableText: (text) => `We cannot read “${text}” as one number.`,
    onValueChange: fn(),
  },
});

export const Default = meta.story();

export const WithHint = meta.story({
  args: {
    hint: { label: 'More about the monthly contribution', text: 'What you pay in every month.' },
  },
});

export const WithError = meta.story({
  args: { defaultValue: 100, error: 'Please select at least 100,00 €.' },
});

/** The buttons move by one step and stop at the ends, where the focus stays. */
export const ButtonsAtTheEnds = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Annual increment',
    defaultValue: 1,
    format: (value) => `${value} %`,
    min: 0,
    max: 2,
    step: 1,
  },
  play: async ({ canvas, args }) => {
    const less = canvas.getByRole('button', { name: args.lessLabel });
    const more = canvas.getByRole('button', { name: args.moreLabel });
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(less).toHaveFocus();

    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 %');
  },
});

/** As with a browser's own slider, its label leads to it. */
export const LabelPressed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Monthly contribution'));
    await expect(canvas.getByRole('slider', { name: 'Monthly contribution' })).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Monthly contribution' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(350);
    await expect(slider).toHaveAttribute('aria-valuetext', '350 €');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(600);
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2500);
  },
});

export const Dragged = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 260 },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.input(slider, { target: { value: 1320 } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1300);
    fireEvent.input(slider, { target: { value: 2600 } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2500);
  },
});

/** Each change tells its event and the value as MUI's slider does, and once more where it ends. */
export const ToldAsByMui = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onChange: fn(), onChangeCommitted: fn() },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    const seeTold = async (calls: number, value: number) => {
      await expect(args.onChangeCommitted).toHaveBeenCalledTimes(calls);
      await expect(args.onChangeCommitted).toHaveBeenLastCalledWith(expect.any(Event), value);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.any(Event), value, 0);
    };
    fireEvent.pointerDown(slider);
    fireEvent.input(slider, { target: { value: 700 } });
    fireEvent.input(slider, { target: { value: 1300 } });
    await expect(args.onChangeCommitted).not.toHaveBeenCalled();
    fireEvent.pointerUp(slider);
    await seeTold(1, 1300);
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await seeTold(2, 1250);
    await userEvent.click(canvas.getByRole('button', { name: args.moreLabel }));
    await seeTold(3, 1300);
    await userEvent.click(canvas.getByRole('button', { name: /^1300/ }));
    await userEvent.keyboard('900{Enter}');
    await seeTold(4, 900);
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
});

/** The figure becomes a field at a click, or at Enter on the slider, which also ends it. */
export const Typed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: args.typeLabel })).toHaveFocus();
    await userEvent.keyboard('1.500{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500);
    await expect(canvas.getByRole('button', { name: /^1500 €/ })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('slider')).toHaveValue('1500');
  },
});

/** For the Tab key the field is one stop: a digit typed on the slider opens it for a number. */
export const TypedOnTheSlider = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onKeyDown: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1');
    await expect(args.onKeyDown).toHaveBeenCalled();
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('1500{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1500);
    canvas.getByRole('slider').focus();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
});

/** While a number is typed. */
export const Typing = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^300/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('300');
  },
});

/** A number between two steps is kept as it was typed; buttons and arrows lead back to the steps. */
export const TypedBetweenSteps = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^300/ }));
    await userEvent.keyboard('260{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(260);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '260 €');
    await userEvent.click(canvas.getByRole('button', { name: args.lessLabel }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250);

    await userEvent.click(canvas.getByRole('button', { name: /^250/ }));
    await userEvent.keyboard('260{Enter}');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(300);
  },
});

/** A second click into the open field sets the caret. */
export const CaretSet = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^300/ }));
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.pointer({ target: field, offset: 1, keys: '[MouseLeft]' });
    await userEvent.keyboard('5{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2500);
  },
});

/** A number beyond the bounds becomes the nearest that can be, and the field says so until it changes. */
export const Corrected = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^300/ }));
    await userEvent.keyboard('33');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.rangeText));
    await userEvent.click(canvas.getByRole('button', { name: args.moreLabel }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(150);
    await expect(canvas.queryByRole('alert')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^150/ }));
    await userEvent.keyboard('a lot{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      String(args.unreadableText?.('a lot')),
    );
  },
});

/** Whoever enters what stands there, or nothing, has made it theirs: the message goes. */
export const CorrectionConfirmed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^300/ }));
    await userEvent.keyboard('50{Enter}');
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: /^100/ }));
    await userEvent.keyboard('100{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^100/ }));
    await userEvent.keyboard('a lot{Enter}');
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: /^100/ }));
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The arrow keys follow the rail, as those of the browser's own slider do; with Alt they are the browser's. */
export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { dir: 'rtl' },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(fireEvent.keyDown(slider, { key: 'ArrowLeft', altKey: true })).toBe(true);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(350);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500);
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(750);
  },
});

/** A value beyond the bounds is shown as the nearest within them, in every part. */
export const BeyondTheBounds = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: 5000, defaultValue: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '2500 €');
    await expect(slider).toHaveValue('2500');
    await expect(canvas.getByRole('button', { name: args.moreLabel })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: args.lessLabel }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2450);
  },
});

export const BelowTheBounds = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: -500 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '100 €');
    await userEvent.click(canvas.getByRole('button', { name: args.lessLabel }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: args.moreLabel }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(150);
  },
});

/** One value alone is possible. */
export const NothingToChoose = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { min: 300, max: 300 },
  play: async ({ canvas, canvasElement, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(canvasElement.querySelector('.MuiSlider-track')).toHaveStyle({ width: '0px' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowLeft}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** A finger that the browser takes for scrolling leaves the value as it was, between two steps too. */
export const ScrolledOver = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: 260 },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    fireEvent.pointerDown(slider);
    fireEvent.input(slider, { target: { value: 1850 } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1850);
    fireEvent.pointerCancel(slider);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(260);
    await expect(slider).toHaveAttribute('aria-valuetext', '260 €');
    fireEvent.pointerDown(slider);
    fireEvent.input(slider, { target: { value: 1850 } });
    fireEvent.pointerUp(slider);
    await expect(slider).toHaveAttribute('aria-valuetext', '1850 €');
  },
});

/** Escape leaves the value as it was. */
export const TypingGivenUp = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^300/ }));
    await userEvent.keyboard('999{Escape}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^300/ })).toHaveFocus();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Altersvorsorgebeitragsdynamisierung',
    defaultValue: 2500,
    hint: { label: 'Mehr', text: 'Text' },
    error: 'Der Wert liegt außerhalb des zulässigen Bereichs',
  },
  globals: { viewport: { value: 'narrow' } },
});

function formatEuros(value: number): string {
  return `${value} €`;
}
