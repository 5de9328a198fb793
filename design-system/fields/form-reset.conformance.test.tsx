import { createRenderer } from '@mui/internal-test-utils';
import { ThemeProvider } from '@mui/material/styles';
import { type ComponentProps, useActionState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrandTheme } from '../theme.ts';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { CurrencyField } from './CurrencyField/CurrencyField.tsx';
import { NumberField } from './NumberField/NumberField.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { Select } from './Select/Select.tsx';
import { SliderField } from './SliderField/SliderField.tsx';
import { TextField } from './TextField/TextField.tsx';

const { render } = createRenderer();
const theme = createBrandTheme('fernblick');
const hear = vi.fn();

afterEach(() => hear.mockClear());

const FIRST = {
  name: 'Mara',
  once: '10000',
  fee: '0.2',
  monthly: '300',
  country: 'AT',
  interval: 'monthly',
};

/** By each of the fields in their order. */
const TOLD = ['Mara', 10_000, 0.2, 300, 'AT', 'monthly', false];

const CHANGED = {
  name: 'Ada',
  once: '25000',
  fee: '0.35',
  monthly: '350',
  country: 'DE',
  interval: 'yearly',
  church: 'on',
};

describe('fields that keep their values', () => {
  const open = () => show(<Form defaultValue={FIRST} onValueChange={hear} />);

  it('begin anew when their form is reset, and stay so', async () => {
    const { form, user, forceUpdate } = open();
    await change(user, form);
    expect(readForm(form)).toEqual(CHANGED);
    await user.click(find(form, '[type="reset"]'));
    await expect.poll(() => readForm(form)).toEqual(FIRST);
    forceUpdate();
    expect(readForm(form)).toEqual(FIRST);
    expect(find<HTMLInputElement>(form, '#once').value).toBe('10.000\u00a0€');
    expect(find<HTMLInputElement>(form, '[type="checkbox"]').checked).toBe(false);
  });

  it('tell once what they have then', async () => {
    const { form, user } = open();
    await change(user, form);
    hear.mockClear();
    form.reset();
    await expect.poll(() => hear.mock.calls.flat()).toEqual(TOLD);
  });

  it('stay where another form is reset, or nothing comes of it', async () => {
    const { form, user, container } = open();
    await change(user, form);
    container.appendChild(document.createElement('form')).reset();
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
    form.reset();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readForm(form)).toEqual(CHANGED);
  });

  it('forget what somebody is typing and what was said about it', async () => {
    const { form, user } = open();
    const fee = find<HTMLInputElement>(form, '#fee');
    await user.clear(fee);
    await user.type(fee, '7');
    await user.tab();
    expect(form.textContent).toContain('From 0 to 2.');
    await user.type(fee, '1,x');
    form.reset();
    await expect.poll(() => fee.value).toBe('0,2');
    expect(form.textContent).not.toContain('From 0 to 2.');
  });
});

it('fields begin anew with what an action of React answers', async () => {
  const { form, user } = show(<FormWithAction />);
  await change(user, form);
  await user.click(find(form, '[type="submit"]'));
  const answered = { ...FIRST, once: '500', monthly: '400' };
  await expect.poll(() => readForm(form)).toEqual(answered);
});

it('fields whose form is elsewhere are of that one', async () => {
  const { form, user, container } = show(
    <>
      <form id="elsewhere" />
      <Form form="elsewhere" defaultValue={FIRST} />
    </>,
  );
  const [around, named] = [find<HTMLFormElement>(container, 'form:last-of-type'), form];
  await change(user, around);
  expect(readForm(named)).toEqual(CHANGED);
  around.reset();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readForm(named)).toEqual(CHANGED);
  named.reset();
  await expect.poll(() => readForm(named)).toEqual(FIRST);
});

it('fields whose values the parent keeps stay as it says', async () => {
  const { form, forceUpdate } = show(<Form value={{ ...CHANGED }} onValueChange={hear} />);
  form.reset();
  await expect.poll(() => readForm(form)).toEqual(CHANGED);
  forceUpdate();
  expect(readForm(form)).toEqual(CHANGED);
  expect(hear).not.toHaveBeenCalled();
});

type Values = Partial<typeof CHANGED>;

interface FormProps extends Pick<ComponentProps<'form'>, 'action'> {
  /** The id of another form, to which the fields belong. */
  form?: string;
  value?: Values;
  defaultValue?: Values;
  onValueChange?: (value: string | number | boolean) => void;
}

function Form({ value, defaultValue, onValueChange, action, form }: FormProps) {
  const pick = (name: keyof Values) => ({
    name,
    form,
    label: name,
    onValueChange,
    value: value?.[name],
    defaultValue: defaultValue?.[name],
  });
  const count = (name: keyof Values) => ({
    ...pick(name),
    value: value && Number(value[name]),
    defaultValue: defaultValue && Number(defaultValue[name]),
  });
  const keep = (values?: Values) => values && values.church !== undefined;
  return (
    <form action={action}>
      <TextField {...pick('name')} />
      <CurrencyField {...count('once')} id="once" unreadableText="One amount" />
      <NumberField
        {...count('fee')}
        {...{ id: 'fee', min: 0, max: 2, step: 0.01, rangeText: 'From 0 to 2.' }}
      />
      <SliderField
        {...count('monthly')}
        {...{ min: 100, max: 900, step: 50, rangeText: 'From 100 to 900.' }}
        {...{ lessLabel: 'Less', moreLabel: 'More', typeLabel: 'Type in' }}
      />
      <Select {...pick('country')} options={offer('CH', 'AT', 'DE')} />
      <SegmentedControl {...pick('interval')} options={offer('monthly', 'yearly')} />
      <Checkbox
        {...{ name: 'church', label: 'church', form, onValueChange }}
        checked={keep(value)}
        defaultChecked={keep(defaultValue)}
      />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>
  );
}

function offer(...values: string[]) {
  return values.map((value) => ({ value, label: value }));
}

/** Its action answers with two other amounts. */
function FormWithAction() {
  const [answered, send] = useActionState(
    async () => ({ ...FIRST, once: '500', monthly: '400' }),
    FIRST,
  );
  return <Form defaultValue={answered} action={send} />;
}

function show(form: Parameters<typeof render>[0]) {
  const shown = render(form, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  });
  return { ...shown, form: find<HTMLFormElement>(shown.container, 'form') };
}

async function change(user: ReturnType<typeof show>['user'], form: HTMLElement): Promise<void> {
  const type = async (selector: string, text: string) => {
    await user.clear(find(form, selector));
    await user.type(find(form, selector), text);
  };
  await type('[name="name"]', 'Ada');
  await type('#once', '25000');
  await type('#fee', '0,35');
  await user.click(find(form, '[aria-label="More"]'));
  await user.selectOptions(find(form, 'select'), 'DE');
  await user.click(find(form, '[value="yearly"]'));
  await user.click(find(form, '[type="checkbox"]'));
}

function find<Kind extends HTMLElement>(within: HTMLElement, selector: string): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

function readForm(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}
