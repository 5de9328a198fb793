import { ArrowRight } from 'lucide';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { Accordion } from '../../design-system/disclosure/Accordion/Accordion.tsx';
import { Icon } from '../../design-system/drawings/Icon/Icon.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const answer = (
  <Text tone="secondary">
    A short answer in whole sentences. It says what is true today, names its source and leaves the
    rest out.
  </Text>
);

const items = [
  'What does it cost?',
  'Can I pause?',
  'What if I move abroad?',
  'Who holds my money?',
  'What happens when markets fall?',
  'When do I pay tax?',
  'Can I change the portfolio?',
  'How do I start?',
].map(toItem);

const firstOpen = items.slice(0, 3).map((item, index) => ({ ...item, open: index === 0 }));

const limit = { compact: 4, wide: 5, moreLabel: 'Show all 8 questions', lessLabel: 'Show fewer' };

const LONGEST_HEADING =
  'Was bedeutet Rückkaufswertberechnung bei Berufsunfähigkeitszusatzversicherungen?';

const meta = preview.meta({
  id: 'components-accordion',
  component: Accordion,
  args: { items: items.slice(0, 3) },
  argTypes: {
    headingLevel: { options: ['h2', 'h3', 'h4'], control: 'select' },
    keepOneOpenFrom: { options: ['xs', 'sm', 'md', 'lg', 'xl'], control: 'select' },
  },
});

export const Closed = meta.story();
export const FirstOpen = meta.story({ args: { items: firstOpen } });

export const WithAction = meta.story({
  args: {
    items: firstOpen.slice(0, 1).map((item) => ({
      ...item,
      action: (
        <Button variant="text" href="#costs" endIcon={<Icon icon={ArrowRight} />}>
          See all costs
        </Button>
      ),
    })),
  },
});

/** In an order, each item behind its number. */
export const Numbered = meta.story({ args: { numbered: true, items: firstOpen } });

/** For questions below the heading of their topic. */
export const Compact = meta.story({ args: { size: 'small', items: firstOpen } });

/** An item opens with a click and closes with the next. */
export const OpensAndCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [first] = getItems(canvasElement);
    await userEvent.click(getSummary(first));
    await expect(first).toHaveAttribute('open');
    await userEvent.click(getSummary(first));
    await expect(first).not.toHaveAttribute('open');
  },
});

/** Opening one closes the other; the open one may be closed as well. */
export const OneAtATime = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { exclusive: 'story-one', items: firstOpen },
  play: async ({ canvasElement }) => {
    const [first, second] = getItems(canvasElement);
    await userEvent.click(getSummary(second));
    await expect(second).toHaveAttribute('open');
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
    await userEvent.click(getSummary(second));
    await expect(second).not.toHaveAttribute('open');
  },
});

/** On a wide screen exactly one stays open: a click on it does nothing. */
export const AlwaysOneOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { exclusive: 'story-always', keepOneOpenFrom: 'xs', items: firstOpen },
  play: async ({ canvasElement }) => {
    const [first, second] = getItems(canvasElement);
    await userEvent.click(getSummary(first));
    await expect(first).toHaveAttribute('open');
    await userEvent.click(getSummary(second));
    await expect(second).toHaveAttribute('open');
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
  },
});

/** A long list starts short. The click that shows the rest moves on to its first heading. */
export const Limited = meta.story({
  args: { items, limit },
});

export const ShownAndHidden = meta.story({
  ...Limited.input,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const last = getItems(canvasElement).at(-1);
    await expect(isShown(last)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8 questions' }));
    await expect(isShown(last)).toBe(true);
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    await expect(canvas.queryByRole('button', { name: 'Show all 8 questions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(isShown(last)).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Show all 8 questions' })).toHaveFocus();
  },
});

/** An address that names an item beyond the limit shows the whole list and opens the item. */
export const OpenedByItsAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { items, limit },
  play: async ({ canvasElement }) => {
    const last = getItems(canvasElement).at(-1);
    window.location.hash = '#how-do-i-start';
    await waitFor(() => expect(last).toHaveAttribute('open'));
    await expect(isShown(last)).toBe(true);
    window.history.replaceState(null, '', ' ');
  },
});

const EARLIER = 'Kann ich früher aufhören?';

/** An address whose umlauts were lost on the way still finds its item. */
export const OpenedWithoutUmlauts = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { german: { [EARLIER]: EARLIER } },
  args: { items: [toItem(EARLIER)] },
  play: async ({ canvasElement }) => {
    window.location.hash = '#kann-ich-frher-aufhren';
    await waitFor(() => expect(getItems(canvasElement)[0]).toHaveAttribute('open'));
    window.history.replaceState(null, '', ' ');
  },
});

/** Compounds that leave no choice but to break, on the narrowest phone. */
export const LongestGermanWord = meta.story({
  args: { items: [{ ...toItem(LONGEST_HEADING), open: true }] },
  globals: { viewport: { value: 'narrow' } },
});

/** As above, where the number takes room too. */
export const NumberedLongestGermanWord = meta.story({
  ...LongestGermanWord.input,
  args: { ...LongestGermanWord.input.args, numbered: true },
});

function toItem(heading: string) {
  const id = heading.replaceAll(' ', '-').replaceAll('?', '').toLowerCase();
  return { id, heading, content: answer };
}

function getItems(canvas: HTMLElement): HTMLDetailsElement[] {
  return [...canvas.querySelectorAll('details')];
}

function getSummary(details: HTMLDetailsElement | undefined): HTMLElement {
  const summary = details?.querySelector('summary');
  if (!summary) throw new Error('An item has no heading.');
  return summary;
}

function isShown(details: HTMLDetailsElement | undefined): boolean {
  return details?.querySelector('summary')?.checkVisibility() ?? false;
}
