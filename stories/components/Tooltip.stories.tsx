import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Tooltip } from '../../design-system/disclosure/Tooltip/Tooltip.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { Text } from '../../design-system/text/Text/Text.tsx';

const meta = preview.meta({
  id: 'components-tooltip',
  component: Tooltip,
  parameters: { layout: 'fullscreen', band: 'paper' },
  args: {
    label: 'More about ETF cost',
    children: 'What the ETFs themselves cost in a year. It is part of their price.',
  },
  render: (args) => (
    <Text>
      ETF cost
      <Tooltip {...args} />
    </Text>
  ),
});

export const Closed = meta.story();

/** In a document of its own, because a document has one hint open at a time. */
const OPEN = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, height: ems(11) } } },
};

/** It opens below where a control above must stay free. */
export const Below = meta.story({
  ...OPEN,
  args: { ...OPEN.args, placement: 'below' },
  play: async ({ canvas }) => {
    const { hint, bubble } = getParts(canvas);
    await expect(bubble.getBoundingClientRect().top).toBeGreaterThan(
      hint.getBoundingClientRect().top,
    );
  },
});

/** A page that scrolls below a pointer that rests opens nothing. */
export const ScrolledUnderThePointer = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { hint, bubble, delays } = getParts(canvas);
    fireEvent.pointerOver(hint, { pointerType: 'mouse' });
    await wait(delays.open * 1.5);
    await expect(isOpen(bubble)).toBe(false);
    fireEvent.pointerMove(hint, { pointerType: 'mouse' });
    await wait(delays.open * 1.5);
    await expect(isOpen(bubble)).toBe(true);
  },
});

/** Arrow keys within a choice open nothing over what they change. */
export const AmongRadios = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { describes: 'about-the-second' },
  render: (args) => (
    <fieldset>
      <legend>Compare with</legend>
      <label>
        <input type="radio" name="way" defaultChecked /> Depot
      </label>
      <label>
        <input type="radio" name="way" aria-describedby="about-the-second" /> Provider
      </label>
      <Tooltip {...args} />
    </fieldset>
  ),
  play: async ({ canvas }) => {
    const { bubble } = getParts(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByLabelText('Provider')).toHaveFocus();
    await expect(isOpen(bubble)).toBe(false);
  },
});

export const Pressed = meta.story({
  ...OPEN,
  play: async ({ canvas }) => {
    const { hint, bubble } = getParts(canvas);
    await expect(isOpen(bubble)).toBe(true);
    await expect(hint).toHaveAccessibleDescription(bubble.textContent ?? '');
  },
});

export const ClosedAndOpened = meta.story({
  ...OPEN,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { hint, bubble } = getParts(canvas);
    hint.click();
    await expect(isOpen(bubble)).toBe(false);
    hint.click();
    await expect(isOpen(bubble)).toBe(true);
  },
});

/** Rests on the hint, goes into the bubble, leaves both. */
export const Hovered = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { hint, bubble, delays } = getParts(canvas);
    const opened = nextToggle(bubble);
    const arrived = performance.now();
    await userEvent.hover(hint);
    await expect((await opened) - arrived).toBeGreaterThanOrEqual(delays.open);
    await expect(isOpen(bubble)).toBe(true);

    await userEvent.hover(bubble);
    await wait(delays.close * 1.5);
    await expect(isOpen(bubble)).toBe(true);

    const closed = nextToggle(bubble);
    const left = performance.now();
    await userEvent.unhover(bubble);
    await expect((await closed) - left).toBeGreaterThanOrEqual(delays.close);
    await expect(isOpen(bubble)).toBe(false);
  },
});

/** The keyboard needs no rest: focus opens, Esc closes, leaving closes. */
export const Focused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { hint, bubble } = getParts(canvas);
    await userEvent.tab();
    await expect(hint).toHaveFocus();
    await expect(isOpen(bubble)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(isOpen(bubble)).toBe(false);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(isOpen(bubble)).toBe(true);
    hint.blur();
    await expect(isOpen(bubble)).toBe(false);
  },
});

/** The hint of a field opens with it; its button is no stop of its own. */
export const DescribingAField = meta.story({
  args: { describes: 'about-the-amount' },
  render: (args) => (
    <>
      <label htmlFor="amount">Amount</label>
      <Tooltip {...args} />
      <input id="amount" aria-describedby="about-the-amount" />
    </>
  ),
});

export const FieldFocused = meta.story({
  ...DescribingAField.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const { bubble } = getParts(canvas);
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(bubble.textContent ?? '');
    await expect(isOpen(bubble)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(isOpen(bubble)).toBe(false);
  },
});

/** A click into the field leaves the hint closed, which would cover the field. */
export const FieldPressed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...DescribingAField.input,
  play: async ({ canvas }) => {
    const { bubble } = getParts(canvas);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await expect(isOpen(bubble)).toBe(false);
  },
});

/** Hints of one section are one stop of the Tab key; the arrow keys move among them. */
export const ManyInOneSection = meta.story({
  render: (args) => (
    <>
      <Text>
        ETF cost
        <Tooltip {...args} label="More about ETF cost" /> Our fee
        <Tooltip {...args} label="More about our fee" />
      </Text>
      <a href="#next">Next</a>
    </>
  ),
});

export const MovedAmong = meta.story({
  ...ManyInOneSection.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(second).toHaveFocus();
  },
});

/** The hint stays behind its word and leaves the line as high as it was. */
export const WithinParagraph = meta.story({
  parameters: { band: 'sand' },
  render: (args) => (
    <Text>
      The advance flat rate
      <Tooltip {...args} /> taxes a part of the gains before anything is sold. Within an insurance
      contract
      <Tooltip {...args} /> there is none.
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p') as HTMLElement;
    const line = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
    const lines = paragraph.offsetHeight / line;
    await expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.1);
  },
});

export const OnDeepGround = meta.story({
  ...OPEN,
  parameters: { ...OPEN.parameters, band: 'deep' },
});

/** At the far edge of the narrowest phone the bubble still fits. */
export const LongestGermanWord = meta.story({
  ...OPEN,
  args: {
    ...OPEN.args,
    label: 'Mehr zum Halbeinkünfteverfahren',
    children:
      'Kapitalertragsteuerabzugsverpflichtung: Bei Auszahlung ab 62 und einer Laufzeit von mehr als zwölf Jahren ist nur die Hälfte der Gewinne steuerpflichtig.',
  },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <Text align="center">
      Altersvorsorgedurchführungsverordnung
      <Tooltip {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const { bubble } = getParts(canvas);
    const { left, right } = bubble.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

function getParts(canvas: StoryContext['canvas']) {
  const hint = canvas.getByRole('button');
  const root = hint.parentElement as HTMLElement;
  const bubble = root.querySelector('[popover]') as HTMLElement;
  const { openAfter, closeAfter } = root.dataset;
  return { hint, bubble, delays: { open: Number(openAfter), close: Number(closeAfter) } };
}

function isOpen(bubble: HTMLElement): boolean {
  return bubble.matches(':popover-open');
}

/** When the bubble next opens or closes: a moment to compare, so that a slow machine cannot fail. */
function nextToggle(bubble: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    bubble.addEventListener('toggle', () => resolve(performance.now()), { once: true });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
