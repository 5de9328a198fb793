import { createRenderer } from '@mui/internal-test-utils';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrandTheme } from '../../theme.ts';
import { Select } from './Select.tsx';

const { render } = createRenderer();
const theme = createBrandTheme('fernblick');
const hear = vi.fn();
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

afterEach(() => hear.mockClear());

describe('a list that is read only', () => {
  it('posts what was chosen before, not what it began with', async () => {
    const { user, setProps } = render(<Field defaultValue="a" />);
    await user.selectOptions(findList(), 'c');
    setProps({ readOnly: true });
    expect(readForm()).toEqual({ field: 'c' });
    await user.selectOptions(findList(), 'b');
    expect(readForm()).toEqual({ field: 'c' });
  });

  it.each([
    ['nothing', {}],
    ['a value that is no option', { defaultValue: 'x' }],
  ])('posts what it shows, given %s', (_, given) => {
    render(<Field readOnly {...given} />);
    expect(findList().value).toBe('a');
    expect(readForm()).toEqual({ field: 'a' });
  });

  it('keeps its value from its placeholder', async () => {
    const { user } = render(<Field readOnly defaultValue="b" placeholder="Choose" />);
    await user.selectOptions(findList(), '');
    expect(readForm()).toEqual({ field: 'b' });
  });

  it('posts that nothing is chosen', () => {
    render(<Field readOnly placeholder="Choose" />);
    expect(readForm()).toEqual({ field: '' });
  });
});

it('tells that its placeholder is chosen again', async () => {
  const { user } = render(<Field placeholder="Choose" />);
  await user.selectOptions(findList(), 'b');
  await user.selectOptions(findList(), '');
  expect(hear.mock.calls.flat()).toEqual(['b', '']);
  expect(readForm()).toEqual({ field: '' });
});

it('with a value of its parent shows that', async () => {
  const { user, setProps } = render(<Field value="b" />);
  await user.selectOptions(findList(), 'c');
  expect(findList().value).toBe('b');
  setProps({ value: 'c' });
  expect(findList().value).toBe('c');
});

function Field(props: Partial<ComponentProps<typeof Select>>) {
  return (
    <ThemeProvider theme={theme}>
      <form>
        <Select {...{ label: 'Field', name: 'field', options, ...props }} onValueChange={hear} />
      </form>
    </ThemeProvider>
  );
}

function findList(): HTMLSelectElement {
  const list = document.querySelector('select');
  if (!list) throw new Error('There is no list');
  return list;
}

function readForm(): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
}
