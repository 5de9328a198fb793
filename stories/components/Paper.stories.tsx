import Paper from '@mui/material/Paper';
import preview from '../../.storybook/preview.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A ground of its own. */
const meta = preview.meta({
  id: 'components-paper',
  component: Paper,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: {
    sx: (theme) => ({ padding: theme.vars.space.l }),
    children: <Text>From 2027 on the state adds up to 540 € a year.</Text>,
  },
});

export default meta;

export const Raised = meta.story();
export const Outlined = meta.story({ args: { variant: 'outlined' } });
export const Floating = meta.story({ args: { elevation: 8 } });
