import preview from '../../.storybook/preview.tsx';
import { TextField } from '../../design-system/fields/TextField/TextField.tsx';

/** What `CurrencyField` and `NumberField` have in common; their stories show how it works. */
const meta = preview.meta({
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Name of the plan', defaultValue: 'Retirement' },
});

export default meta;

export const Default = meta.story();

export const WithHint = meta.story({
  args: { hint: { label: 'More about the name', text: 'Only you see it.' } },
});

export const WithError = meta.story({ args: { error: 'Please enter a name.' } });

export const LongestGermanWord = meta.story({
  args: {
    label: 'Altersvorsorgevertragsbezeichnung',
    hint: { label: 'Mehr', text: 'Text' },
    error: 'Der Wert liegt außerhalb des zulässigen Bereichs',
  },
  globals: { viewport: { value: 'narrow' } },
});
