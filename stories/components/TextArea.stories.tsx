import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextField as OurTextField } from '../../design-system/fields/TextField/TextField.tsx';
import { Stack } from '../../design-system/page/Stack/Stack.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

/** What ours does not take, as MUI's TextField: in the same language as all fields. */
const meta = preview.meta({
  id: 'components-textarea',
  component: TextField,
  parameters: {
    ...configurePictures({ widths: [360] }),
    german: { Amount: 'Altersvorsorgebetrag' },
  },
  args: {
    label: 'Your question',
    defaultValue: 'Can I pause my contributions for a year?',
    helperText: 'We answer within a day.',
    multiline: true,
    minRows: 3,
  },
});

export default meta;

const ONE_LINE = { multiline: false, minRows: undefined, helperText: undefined };

export const Filled = meta.story();
export const Empty = meta.story({ args: { defaultValue: undefined, required: true } });
export const Disabled = meta.story({ args: { disabled: true } });

export const WithError = meta.story({
  args: { defaultValue: undefined, error: true, helperText: 'Please write a question.' },
});

export const DateOfBirth = meta.story({
  args: { ...ONE_LINE, label: 'Date of birth', type: 'date', defaultValue: '1990-03-14' },
});

export const WithUnit = meta.story({
  args: {
    ...ONE_LINE,
    label: 'Amount',
    defaultValue: '300',
    slotProps: { input: { endAdornment: <InputAdornment position="end">€</InputAdornment> } },
  },
});

export const List = meta.story({
  args: {
    ...ONE_LINE,
    label: 'Country',
    defaultValue: 'DE',
    select: true,
    children: <MenuItem value="DE">Germany</MenuItem>,
  },
});

/** Ours, then MUI's: nobody sees which is which. */
export const BesideOurs = meta.story({
  args: { ...ONE_LINE, label: 'Amount', defaultValue: '300', required: true },
  render: (args) => (
    <Stack gap="l">
      <OurTextField
        label={String(args.label)}
        defaultValue="300"
        required
        error="Please write a question."
      />
      <TextField {...args} error helperText="Please write a question." />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [ours, muis] = [...canvasElement.querySelectorAll('.MuiFormControl-root')];
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(muis?.getBoundingClientRect().height).toBe(ours?.getBoundingClientRect().height);
    await expect(muis?.getBoundingClientRect().width).toBe(ours?.getBoundingClientRect().width);
  },
});
