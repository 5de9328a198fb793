import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import preview from '../../.storybook/preview.tsx';
import { configurePictures } from '../../visual/plan/modes.ts';

type CountryProps = Pick<TextFieldProps, 'label' | 'placeholder' | 'error' | 'helperText'> &
  Omit<AutocompleteProps<string, boolean, boolean, false>, 'renderInput'>;

function Country({ label, placeholder, error, helperText, ...rest }: CountryProps) {
  return (
    <Autocomplete
      {...rest}
      renderInput={(params) => (
        <TextField {...params} {...{ label, placeholder, error, helperText }} />
      )}
    />
  );
}

/** A choice of very many, found by typing. */
const meta = preview.meta({
  id: 'components-autocomplete',
  component: Country,
  render: (args) => <Country {...args} />,
  parameters: {
    ...configurePictures({ widths: [360] }),
    stage: 320,
  },
  args: {
    label: 'Country of residence',
    options: ['Germany', 'Austria', 'Portugal', 'Bosnia and Herzegovina'],
    defaultValue: 'Germany',
    noOptionsText: 'No country has this name.',
    loadingText: 'Looking for countries …',
  },
});

export default meta;

export const Chosen = meta.story();
export const Open = meta.story({ args: { open: true } });

export const Empty = meta.story({
  args: { defaultValue: null, placeholder: 'Type to search' },
});

export const NothingFound = meta.story({
  args: { open: true, defaultValue: null, inputValue: 'Atlantis' },
});

export const Loading = meta.story({
  args: { open: true, loading: true, options: [], defaultValue: null },
});

export const WithError = meta.story({
  args: { defaultValue: null, error: true, helperText: 'Please choose a country.' },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Several = meta.story({
  args: {
    label: 'Countries of your shares',
    multiple: true,
    defaultValue: ['Germany', 'Bosnia and Herzegovina'],
  },
});
