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

/** Six cards lead to six pages. */
export const All = meta.story({
  play: async ({ canvas, globals }) => {
    const locale = globals.locale as Locale;
    const links = canvas.getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href'));
    await expect(paths).toEqual(personas.map(({ path }) => path[locale]));
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

export const OnAPhone = meta.story({ ...ON_A_PHONE });
