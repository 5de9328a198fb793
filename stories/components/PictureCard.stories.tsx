import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PictureCard } from '../../design-system/cards/PictureCard/PictureCard.tsx';
import { CardScene } from '../../design-system/drawings/Scene/Scene.tsx';
import { ems } from '../../design-system/styles/lengths.ts';
import { expectNothingCut } from './nothing-cut.ts';

const meta = preview.meta({
  id: 'components-picturecard',
  component: PictureCard,
  args: {
    picture: <CardScene name="desk" />,
    title: 'Employees',
    text: 'For the gap that the state pension leaves.',
    actionLabel: 'Continue',
    href: '#employees',
  },
  render: (args) => (
    <div style={{ maxInlineSize: ems(24) }}>
      <PictureCard {...args} />
    </div>
  ),
});

/** Wherever the card is clicked, the link is hit. */
export const AtRest = meta.story({
  play: async ({ canvasElement }) => {
    const { link, card } = getParts(canvasElement);
    const { left, top } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);
  },
});

/** The keyboard meets one link a card; nothing moves when it is reached. */
export const Focused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args: { actionLabel, title } }) => {
    const { link, height } = getParts(canvasElement);
    const before = height();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleName(`${actionLabel} ${title}`);
    await expect(height()).toBe(before);
  },
});

/** Two in a row on a phone. */
export const Small = meta.story({
  render: renderSmall,
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/state pension|gesetzliche Rente/);
    await expect(sentence).toBeVisible();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    title: 'Selbstständigengemeinschaften',
    text: 'Altersvorsorgebeitragsberechnung für alle, deren Einkommenssteuervorauszahlungen von Quartal zu Quartal schwanken.',
    actionLabel: 'Weiterlesen',
  },
  globals: { locale: 'de' },
  render: renderSmall,
  play: expectNothingCut,
});

function renderSmall(args: ComponentProps<typeof PictureCard>) {
  return (
    <div style={{ maxInlineSize: ems(9) }}>
      <PictureCard {...args} />
    </div>
  );
}

function getParts(canvas: HTMLElement) {
  const card = within(canvas).getByRole('article');
  return { card, link: within(card).getByRole('link'), height: () => card.offsetHeight };
}
