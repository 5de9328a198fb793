import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

const QUESTION = <FormLabel component="legend">How do you want your pension?</FormLabel>;

/** Without a name each group has its own, so that several on a page stay apart. */
const ANSWERS = (
  <RadioGroup defaultValue="monthly">
    <FormControlLabel value="monthly" control={<Radio />} label="Every month, for all my life" />
    <FormControlLabel value="part" control={<Radio />} label="A part at once, the rest monthly" />
    <FormControlLabel value="plan" control={<Radio />} label="By a payout plan until I am 85" />
  </RadioGroup>
);

/** Answers that are sentences. */
const meta = preview.meta({
  id: 'components-radiogroup',
  component: FormControl,
  parameters: { ...configurePictures({ widths: [360] }) },
  args: {
    component: 'fieldset',
    children: (
      <>
        {QUESTION}
        {ANSWERS}
      </>
    ),
  },
});

export default meta;

export const Chosen = meta.story();
/** MUI disables the answers; that the question is, too, only the attribute says. */
export const Disabled = meta.story({ args: { disabled: true, 'aria-disabled': true } });

export const WithError = meta.story({
  args: {
    error: true,
    children: (
      <>
        {QUESTION}
        {ANSWERS}
        <FormHelperText>Please choose one.</FormHelperText>
      </>
    ),
  },
});
