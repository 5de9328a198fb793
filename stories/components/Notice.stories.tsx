import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';

const meta = {
  id: 'components-notice',
  component: Notice,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Demo',
    children: 'Fernblick is an invented brand. Figures and reviews are samples.',
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers list it as a region under its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  },
};

export const LongestGermanWord: Story = {
  args: {
    label: 'Vorführung',
    children: 'Altersvorsorgebeitragsrechner und Vertragsverwaltungsgebühren sind Beispiele.',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
};
