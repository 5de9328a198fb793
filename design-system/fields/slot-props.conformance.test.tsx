import { createRenderer } from '@mui/internal-test-utils';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrandTheme } from '../theme.ts';
import { CurrencyField } from './CurrencyField/CurrencyField.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { Select } from './Select/Select.tsx';
import { TextField } from './TextField/TextField.tsx';

const { render } = createRenderer();
const theme = createBrandTheme('fernblick');
const hear = vi.fn();

afterEach(() => hear.mockClear());

const HANDLERS = {
  onKeyDown: () => hear('key'),
  onChange: () => hear('change'),
  onFocus: () => hear('focus'),
  onBlur: () => hear('blur'),
};

const NAMED = {
  label: 'Field',
  id: 'field',
  helperText: 'Help',
  slotProps: { htmlInput: { ...HANDLERS, 'aria-describedby': 'theirs' } },
};

const TO_TYPE = {
  TextField: <TextField {...NAMED} onValueChange={hear} />,
  CurrencyField: <CurrencyField {...NAMED} onValueChange={hear} unreadableText="One amount" />,
  NumberField: (
    <NumberField
      {...NAMED}
      {...{ min: 0, max: 9, step: 1, rangeText: 'From 0 to 9.' }}
      onValueChange={hear}
    />
  ),
};

describe.each(Object.entries(TO_TYPE))('the input of a %s', (_, field) => {
  it('runs the handlers that it is given, beside those of the field', async () => {
    const { user } = show(field);
    await user.click(findInput());
    await user.keyboard('5');
    await user.tab();
    const told = hear.mock.calls.flat().map(String);
    // The Tab key, too.
    expect(told).toEqual(['focus', 'key', 'change', '5', 'key', 'blur']);
  });

  it('is described by what it is given, and by the texts of the field', () => {
    show(field);
    expect(findInput().getAttribute('aria-describedby')).toBe('theirs fieldhelper fielderror');
  });
});

it('the list of a select is described by what it is given, too', () => {
  show(<Select {...NAMED} options={offer('DE')} />);
  expect(findInput('select').getAttribute('aria-describedby')).toBe(
    'theirs fieldhelper fielderror',
  );
});

it('the frame and the list of a select have handlers beside its own', async () => {
  const slotProps = {
    input: { onChange: () => hear('frame') },
    htmlInput: { onChange: () => hear('list') },
  };
  const { user } = show(
    <Select
      {...{ label: 'Field', slotProps, options: offer('DE', 'AT') }}
      onChange={() => hear('field')}
      onValueChange={hear}
    />,
  );
  await user.selectOptions(findInput('select'), 'AT');
  expect(hear.mock.calls.flat()).toEqual(['list', 'field', 'AT', 'frame']);
});

it('the frame of a text field keeps what is given to it and to the input in it', async () => {
  const input = { onChange: () => hear('change'), slotProps: { input: { title: 'Deep' } } };
  const { user } = show(<TextField label="Field" slotProps={{ input }} onValueChange={hear} />);
  await user.type(findInput(), 'a');
  expect(hear.mock.calls.flat()).toEqual(['change', 'a']);
  expect(findInput().title).toBe('Deep');
});

describe('an input that selects all at the first click', () => {
  it('does so beside a handler that it is given', async () => {
    const htmlInput = { onFocus: () => hear('focus'), onClick: () => hear('click') };
    const { user } = show(
      <TextField label="Field" defaultValue="old" slotProps={{ htmlInput }} onValueChange={hear} />,
    );
    await user.click(findInput());
    expect(document.getSelection()?.toString()).toBe('old');
    expect(hear.mock.calls.flat()).toEqual(['focus', 'click']);
  });
});

function show(field: ReactNode) {
  return render(<ThemeProvider theme={theme}>{field}</ThemeProvider>);
}

function offer(...values: string[]) {
  return values.map((value) => ({ value, label: value }));
}

function findInput(name = 'input'): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
