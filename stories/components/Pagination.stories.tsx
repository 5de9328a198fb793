import Pagination from '@mui/material/Pagination';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The pages of a long list. */
const meta = preview.meta({
  id: 'components-pagination',
  component: Pagination,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: { count: 9, page: 2, siblingCount: 0, 'aria-label': 'Pages' },
});

export default meta;

/** It announces its pages in the language of the toolbar. */
export const Beginning = meta.story({
  play: async ({ canvas, globals }) => {
    const next = globals.locale === 'de' ? 'Zur nächsten Seite' : 'Go to next page';
    await expect(canvas.getByRole('button', { name: next })).toBeVisible();
  },
});
export const Middle = meta.story({ args: { page: 5 } });
export const Outlined = meta.story({ args: { variant: 'outlined' } });
export const Disabled = meta.story({ args: { disabled: true } });
