import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Checkbox } from '../../design-system/fields/Checkbox/Checkbox.tsx';

const meta = preview.meta({
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'I pay church tax', onValueChange: fn() },
});

/** A click on its words checks it, the space bar takes that back. */
export const Checked = meta.story({ args: { defaultChecked: true } });

export const CheckedByHand = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('I pay church tax'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

export const LongestGermanWord = meta.story({
  args: {
    label: 'Ich habe die Basisinformationsblätter und die Datenschutzbestimmungen gelesen',
    hint: { label: 'Mehr', text: 'Text' },
    helperText: 'Sie gehören zu jeder Altersvorsorgevertragsunterlage',
    error: 'Bitte bestätigen',
    required: true,
  },
  globals: { viewport: { value: 'narrow' } },
});
