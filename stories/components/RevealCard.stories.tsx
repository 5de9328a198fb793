import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ems } from '../../design-system/lengths.ts';
import { RevealCard } from '../../design-system/RevealCard/RevealCard.tsx';
import { Scene } from '../../design-system/Scene/Scene.tsx';
import { expectNothingCut } from './nothing-cut.ts';

const meta = {
  title: 'Components/RevealCard',
  component: RevealCard,
  args: {
    picture: <Scene name="desk" />,
    title: 'Employees',
    text: 'For the gap that the state pension leaves.',
    action: 'Continue',
    href: '#employees',
  },
  render: (args) => (
    <div style={{ maxInlineSize: ems(24) }}>
      <RevealCard {...args} />
    </div>
  ),
} satisfies Meta<typeof RevealCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

/** The keyboard meets one link a card; reaching it shows what the pointer would show. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const { link, height } = parts(canvasElement);
    const before = height();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleName('Continue Employees');
    await expect(getComputedStyle(link.parentElement as Element).opacity).toBe('1');
    await expect(height()).toBe(before);
  },
};

/** Wherever the card is pressed, the link is hit. */
export const WholeCardIsTheLink: Story = {
  play: async ({ canvasElement }) => {
    const { link, card } = parts(canvasElement);
    const { left, top } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
};

/** The picture grows with what lies over it, before it is seen: nothing moves on hover. */
export const LongestGermanWord: Story = {
  args: {
    title: 'Selbstständigengemeinschaften',
    text: 'Altersvorsorgebeitragsberechnung für alle, deren Einkommenssteuervorauszahlungen von Quartal zu Quartal schwanken.',
    action: 'Weiterlesen',
  },
  globals: { locale: 'de' },
  render: (args) => (
    <div style={{ maxInlineSize: ems(9) }}>
      <RevealCard {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { link, card } = parts(canvasElement);
    const sentence = link.parentElement as Element;
    await expect(sentence.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      card.getBoundingClientRect().top,
    );
    await expectNothingCut(canvasElement);
  },
};

function parts(canvas: HTMLElement) {
  const card = within(canvas).getByRole('article');
  return { card, link: within(card).getByRole('link'), height: () => card.offsetHeight };
}
