import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** A message that goes by itself. */
const meta = preview.meta({
  id: 'components-snackbar',
  component: Snackbar,
  parameters: {
    ...configurePictures({ widths: [360, 960] }),
    stage: 160,
  },
  args: { open: true, message: 'Plan saved' },
});

export default meta;

export const Message = meta.story();

export const WithButton = meta.story({
  args: {
    message: 'Plan deleted',
    action: (
      <Button variant="text" size="small">
        Undo
      </Button>
    ),
  },
});

export const AsAlert = meta.story({
  args: { children: <Alert severity="success">Plan saved</Alert> },
});
