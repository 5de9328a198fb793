import Pagination from '@mui/material/Pagination';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** The pages of a long list. */
const meta = preview.meta({
  id: 'components-pagination',
  component: Pagination,
  parameters: {
    ...configurePictures({ widths: [360] }),
    german: {
      Pages: 'Seiten',
    },
  },
  args: { count: 9, page: 2, siblingCount: 0, 'aria-label': 'Pages' },
});

export default meta;

export const Beginning = meta.story();
export const Middle = meta.story({ args: { page: 5 } });
export const Outlined = meta.story({ args: { variant: 'outlined' } });
export const Disabled = meta.story({ args: { disabled: true } });
