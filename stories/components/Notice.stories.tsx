import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';

const meta = preview.meta({
  id: 'components-notice',
  component: Notice,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Demo',
    children: 'Fernblick is an invented brand. Figures and reviews are samples.',
  },
});

/** Screen readers list it as a region under its label. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Vorführung',
    children: 'Altersvorsorgebeitragsrechner und Vertragsverwaltungsgebühren sind Beispiele.',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
