import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Locale } from '../../site/i18n/locales.ts';
import { listLandings } from '../../site/landings/index.ts';
import { PersonaPages } from '../../site/provider/PersonaPages.ts';
import { Personas } from '../../site/sections/Personas/Personas.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const personas = listLandings('personas');

const meta = preview.meta({
  component: Personas,
  decorators: [
    (Story) => (
      <PersonaPages value={personas}>
        <Story />
      </PersonaPages>
    ),
  ],
  parameters: { layout: 'fullscreen' },
});

/** Six cards lead to six pages; the button below leads to the offer. */
export const All = meta.story({
  play: async ({ canvas, globals }) => {
    const locale = globals.locale as Locale;
    const links = canvas.getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href'));
    await expect(paths.slice(0, -1)).toEqual(personas.map(({ path }) => path[locale]));
    await expect(paths.at(-1)).toBe(`/${locale}/plan/start`);
  },
});

export const OneFocused = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveFocus();
  },
});

/** A press starts the way to the offer; until the page is shown again it takes no second one. */
export const Pressed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const start = canvas.getAllByRole('link').at(-1);
    // The story's frame must not be left.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    if (start) await userEvent.click(start);
    await expect(start).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new Event('pageshow'));
    await expect(start).not.toHaveAttribute('aria-busy');
  },
});

export const OnAPhone = meta.story({ ...ON_A_PHONE });
