import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { inEachLanguage } from '../../site/i18n/in-each-language.ts';
import type { Locale } from '../../site/i18n/locales.ts';
import { configurePictures } from '../../visual/plan/modes.ts';
import { GeneratedLanding } from './GeneratedLanding.tsx';

/**
 * Any landing of a set that is made from rows, in the language and the brand of the toolbar, see
 * `docs/many-landings.md`.
 */
const meta = preview.type<{ args: { row?: string } }>().meta({
  title: 'Landings/Generated',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { row: { control: 'text', description: 'The name of the row to begin with' } },
  render: ({ row }, { loaded }) => <GeneratedLanding key={row} set={loaded.set} start={row} />,
});

export default meta;

const EXAMPLE = [async () => ({ set: (await import('virtual:landing-set/example')).default })];
/** Another row is made of the same sections. */
const CHECKED_WITH_EXAMPLE = {
  ...configurePictures({ widths: [] }),
  a11y: { test: 'off' as const },
};

/** Three incomes of this repository. */
export const Example = meta.story({
  loaders: EXAMPLE,
  parameters: configurePictures({ widths: [360] }),
});

/** The rows that `LANDING_ROWS` names: `LANDING_ROWS=incomes.json npm run dev`. Without it the example. */
export const ChosenRows = meta.story({
  loaders: [async () => ({ set: (await import('virtual:landing-set/chosen')).default })],
  parameters: CHECKED_WITH_EXAMPLE,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Title and address of the second row. */
const MIDDLE = inEachLanguage({
  en: ['Private pension on 4.500 € a month', '/en/private-pension-on-4500.lp'],
  de: ['Private Altersvorsorge bei 4.500 € brutto', '/de/private-rente-mit-4500-brutto.lp'],
});

/** A test: another row has another title, another address and another hero. */
export const AnotherRow = meta.story({
  tags: ['!dev'],
  loaders: EXAMPLE,
  args: { row: 'income9000' },
  parameters: CHECKED_WITH_EXAMPLE,
  play: async ({ canvas, userEvent, globals: { locale } }) => {
    const [title = '', path = ''] = MIDDLE[locale as Locale];
    const hero = () => canvas.getByRole('heading', { level: 1 });
    await expect(hero()).toHaveTextContent('9.000 €');

    const picker = canvas.getByRole('combobox', { name: 'Row' });
    await userEvent.clear(picker);
    await userEvent.type(picker, '4500');
    await userEvent.click(await screen.findByRole('option', { name: /^income4500: / }));

    await expect(hero()).toHaveTextContent('4.500 €');
    await expect(hero()).not.toHaveTextContent('9.000 €');
    const bar = canvas.getByRole('complementary', { name: 'Generated landing' });
    await expect(bar).toHaveTextContent(title);
    await expect(bar).toHaveTextContent(path);
  },
});
