import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import {
  type ExpansionPanel,
  ExpansionPanels,
} from '../../design-system/disclosure/ExpansionPanels/ExpansionPanels.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';

const QUESTIONS = [
  'What does it cost?',
  'Can I pause?',
  'What if I move abroad?',
  'Who holds my money?',
  'What happens when markets fall?',
  'When do I pay tax?',
  'Can I change the portfolio?',
  'How do I start?',
];

function panel(heading: string): ExpansionPanel {
  return {
    anchor: heading.replaceAll(' ', '-').replaceAll('?', '').toLowerCase(),
    heading,
    content: (
      <Text tone="secondary">
        A short answer in whole sentences. It says what is true today, names its source and leaves
        the rest out.
      </Text>
    ),
  };
}

const panels = QUESTIONS.map(panel);
const shortening = { compact: 4, wide: 5, more: 'Show all 8 questions', less: 'Show fewer' };

const meta = {
  title: 'Components/ExpansionPanels',
  component: ExpansionPanels,
  args: { panels: panels.slice(0, 3) },
} satisfies Meta<typeof ExpansionPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const FirstOpen: Story = {
  args: { panels: panels.slice(0, 3).map((each, index) => ({ ...each, open: index === 0 })) },
};

export const WithAction: Story = {
  args: {
    panels: [
      {
        ...panel('What does it cost?'),
        open: true,
        action: (
          <Button variant="text" href="#costs" endIcon={ArrowRight}>
            See all costs
          </Button>
        ),
      },
    ],
  },
};

/** A panel opens at a press and closes at the next. */
export const OpensAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const [first] = panelsIn(canvasElement);
    await userEvent.click(summaryOf(first));
    await expect(first).toHaveAttribute('open');
    await userEvent.click(summaryOf(first));
    await expect(first).not.toHaveAttribute('open');
  },
};

/** Opening one closes the other; the open one may be closed as well. */
export const OneAtATime: Story = {
  args: { exclusive: 'story-one', panels: FirstOpen.args?.panels ?? [] },
  play: async ({ canvasElement }) => {
    const [first, second] = panelsIn(canvasElement);
    await userEvent.click(summaryOf(second));
    await expect(second).toHaveAttribute('open');
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
    await userEvent.click(summaryOf(second));
    await expect(second).not.toHaveAttribute('open');
  },
};

/** On a wide screen exactly one stays open: pressing the open one does nothing. */
export const AlwaysOneOpen: Story = {
  args: { exclusive: 'story-always', keepsOneFrom: 'xs', panels: FirstOpen.args?.panels ?? [] },
  play: async ({ canvasElement }) => {
    const [first, second] = panelsIn(canvasElement);
    await userEvent.click(summaryOf(first));
    await expect(first).toHaveAttribute('open');
    await userEvent.click(summaryOf(second));
    await expect(second).toHaveAttribute('open');
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
  },
};

/** A long list starts short. The press that shows the rest moves on to its first heading. */
export const Shortened: Story = {
  args: { panels, shortening },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = panelsIn(canvasElement).at(-1);
    await expect(isShown(last)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 8 questions' }));
    await expect(isShown(last)).toBe(true);
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    await expect(canvas.queryByRole('button', { name: 'Show all 8 questions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(isShown(last)).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Show all 8 questions' })).toHaveFocus();
  },
};

/** An address that names a panel of the rest shows the whole list and opens the panel. */
export const OpenedByItsAddress: Story = {
  args: { panels, shortening },
  play: async ({ canvasElement }) => {
    const last = panelsIn(canvasElement).at(-1);
    window.location.hash = '#how-do-i-start';
    await waitFor(() => expect(last).toHaveAttribute('open'));
    await expect(isShown(last)).toBe(true);
    window.history.replaceState(null, '', ' ');
  },
};

/** An address whose umlauts were lost on the way still finds its panel. */
export const OpenedWithoutUmlauts: Story = {
  args: {
    panels: [{ ...panel('Kann ich früher aufhören?'), anchor: 'kann-ich-früher-aufhören' }],
  },
  play: async ({ canvasElement }) => {
    window.location.hash = '#kann-ich-frher-aufhren';
    await waitFor(() => expect(panelsIn(canvasElement)[0]).toHaveAttribute('open'));
    window.history.replaceState(null, '', ' ');
  },
};

/** Compounds that leave no choice but to break, on the narrowest phone. */
export const LongestGermanWord: Story = {
  args: {
    panels: [
      {
        ...panel(
          'Was bedeutet Rückkaufswertberechnung bei Berufsunfähigkeitszusatzversicherungen?',
        ),
        anchor: 'longest',
        open: true,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

function panelsIn(canvas: HTMLElement): HTMLDetailsElement[] {
  return [...canvas.querySelectorAll('details')];
}

function summaryOf(details: HTMLDetailsElement | undefined): HTMLElement {
  const summary = details?.querySelector('summary');
  if (!summary) throw new Error('A panel has no heading.');
  return summary;
}

function isShown(details: HTMLDetailsElement | undefined): boolean {
  return details?.querySelector('summary')?.checkVisibility() ?? false;
}
