import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const TITLE = <DialogTitle id="question">Delete the plan?</DialogTitle>;

const BUTTONS = (
  <DialogActions>
    <Button variant="text">Keep it</Button>
    <Button color="error">Delete</Button>
  </DialogActions>
);

/** A question that must be answered first. */
const meta = preview.meta({
  id: 'components-dialog',
  component: Dialog,
  parameters: {
    ...configurePictures({ widths: [360, 960] }),
    stage: 560,
  },
  args: {
    open: true,
    'aria-labelledby': 'question',
    children: (
      <>
        {TITLE}
        <DialogContent>
          <DialogContentText>
            All your figures are lost. You can calculate a new plan at any time.
          </DialogContentText>
        </DialogContent>
        {BUTTONS}
      </>
    ),
  },
});

export default meta;

export const Question = meta.story();

export const WithField = meta.story({
  args: {
    children: (
      <>
        {TITLE}
        <DialogContent>
          <TextField label="Name of the plan" error helperText="Write its name to delete it." />
        </DialogContent>
        {BUTTONS}
      </>
    ),
  },
});

/** On a phone, for what has many parts. */
export const FullScreen = meta.story({ args: { fullScreen: true } });
