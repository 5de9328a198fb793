import Divider from '@mui/material/Divider';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A line between two groups. */
const meta = preview.meta({
  id: 'components-divider',
  component: Divider,
  parameters: { ...configurePictures({ widths: [360] }) },
});

export default meta;

export const Line = meta.story();
export const WithWord = meta.story({ args: { children: 'or' } });
export const WordAtTheStart = meta.story({ args: { children: 'or', textAlign: 'left' } });
