import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';
import { EveryField } from './EveryField.tsx';

/** Every field in a real form. What a form posts is digits and the values of options, in any language. */
const meta = preview.meta({
  title: 'Forms/Fields in a form',
  component: EveryField,
  // Called, so that its words can be German.
  render: (args) => EveryField(args),
  argTypes: { onSubmit: { description: 'Gets what is posted' } },
  args: { onSubmit: fn((event) => event.preventDefault()) },
});

export default meta;

/** What the form posts before anything is changed. */
const POSTED = {
  name: 'Mara Winter',
  once: '10000',
  fee: '0.2',
  monthly: '300',
  country: 'AT',
  interval: 'monthly',
  church: 'yes',
};

export const Filled = meta.story();

/** What somebody answers is what the form posts. */
export const Answered = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(readForm(canvasElement)).toEqual(POSTED);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your name' }));
    await userEvent.keyboard('Ada Sommer');
    await userEvent.click(canvas.getByLabelText('One-time contribution'));
    await userEvent.keyboard('25000');
    await userEvent.click(canvas.getByLabelText('Fee per year'));
    await userEvent.keyboard('0.35');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'DE');
    await userEvent.click(canvas.getByLabelText('Yearly'));
    await userEvent.click(canvas.getByLabelText('I pay church tax'));
    await expect(readForm(canvasElement)).toEqual({
      name: 'Ada Sommer',
      once: '25000',
      fee: '0.35',
      monthly: '350',
      country: 'DE',
      interval: 'yearly',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A field that must be filled in stops the form, and gets the focus. */
export const Required = meta.story({
  tags: ['!autodocs'],
  parameters: configurePictures({ widths: [] }),
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(name).toHaveFocus();
  },
});

/** Nothing can be changed, and everything is posted. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await changeEverything(canvas, canvasElement);
    await expect(readForm(canvasElement)).toEqual(POSTED);
  },
});

/** Nothing can be changed, and nothing is posted. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await changeEverything(canvas, canvasElement);
    await expect(readForm(canvasElement)).toEqual({});
    await expect(canvas.getByRole('slider')).toHaveValue('300');
  },
});

function readForm(canvas: HTMLElement): Record<string, FormDataEntryValue> {
  const form = canvas.querySelector('form') ?? undefined;
  return Object.fromEntries(new FormData(form));
}

/** Tries to, as people do. */
async function changeEverything(canvas: StoryContext['canvas'], canvasElement: HTMLElement) {
  for (const box of canvas.getAllByRole('textbox')) await userEvent.type(box, '1');
  for (const button of canvasElement.querySelectorAll('[type="button"]'))
    await userEvent.click(button);
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'DE');
  await userEvent.click(canvas.getByRole('radio', { checked: false }));
  await userEvent.click(canvas.getByRole('checkbox'));
}
