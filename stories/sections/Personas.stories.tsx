import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PERSONA_KEYS } from '../../site/content/personas.ts';
import { landings } from '../../site/landings/index.ts';
import type { Locale } from '../../site/locales.ts';
import { PersonaPages } from '../../site/PersonaPages.ts';
import { Personas } from '../../site/sections/Personas/Personas.tsx';

const meta = {
  title: 'Sections/Personas',
  component: Personas,
  decorators: [
    (Story) => (
      <PersonaPages value={landings}>
        <Story />
      </PersonaPages>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Personas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six cards lead to six pages; the button below leads to the offer. */
export const All: Story = {
  play: async ({ canvasElement, globals }) => {
    const locale = globals.locale as Locale;
    const links = within(canvasElement).getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href'));
    await expect(paths.slice(0, -1)).toEqual(PERSONA_KEYS.map((key) => landings[key].path[locale]));
    await expect(paths.at(-1)).toBe(`/${locale}/plan/start`);
  },
};

export const OneFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveFocus();
  },
};

/** On a persona's own page its card is missing and the other five still fill the rows. */
export const OneOmitted: Story = {
  args: { omit: 'parents' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(5);
    const list = within(canvasElement).getByRole('list').getBoundingClientRect();
    const last = within(canvasElement).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    await expect(Math.round(last?.right ?? 0)).toBe(Math.round(list.right));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

export const OneOmittedOnAPhone: Story = {
  ...OneOmitted,
  globals: { viewport: { value: 'narrow' } },
};
