import { createRenderer } from '@mui/internal-test-utils';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBrandTheme } from '../theme.ts';
import { CurrencyField } from './CurrencyField/CurrencyField.tsx';
import type { ValueProps } from './field-props.ts';
import { NumberField } from './NumberField/NumberField.tsx';
import { SliderField } from './SliderField/SliderField.tsx';

const { render } = createRenderer();
const theme = createBrandTheme('fernblick');
const hear = vi.fn();

afterEach(() => hear.mockClear());

type Field = (props: ValueProps<number>) => ReactNode;

const NAMED = { name: 'field', label: 'Field', unreadableText: 'Not one number' };
const RANGE = { min: 0, max: 90_000, rangeText: 'From 0 to 90.000' };

const amount: Field = (props) => <CurrencyField {...NAMED} {...props} />;
const number: Field = (props) => <NumberField {...NAMED} {...RANGE} step={0.01} {...props} />;
const slider: Field = (props) => (
  <SliderField
    {...NAMED}
    {...RANGE}
    {...{ lessLabel: 'Less', moreLabel: 'More', typeLabel: 'Type in' }}
    {...props}
  />
);

/** Each begins with what can be read. */
const REFUSED: readonly (readonly [string, Field, string])[] = [
  ['an amount', amount, '20.00.0'],
  ['an amount', amount, '1.2.2026'],
  ['a number', number, '1.234'],
  ['a number', number, '20-30'],
  ['a number', number, '5 ‰'],
  ['a slider', slider, '20.00.0'],
];

describe.each(REFUSED)('%s that is refused, %#', (_, field, text) => {
  it.each(['Tab', 'Enter'])('when it was typed and left by %s', async (key) => {
    const { user, readValue, openInput } = await show(field);
    await user.clear(await openInput());
    await user.keyboard(`${text}{${key}}`);
    expectKept(readValue());
  });

  it('when it was pasted', async () => {
    const { user, readValue, openInput } = await show(field);
    await user.clear(await openInput());
    await user.paste(text);
    await user.tab();
    expectKept(readValue());
  });

  it('when the parent keeps the value', async () => {
    const { user, readValue, openInput } = await show((props) => <Kept {...{ field, ...props }} />);
    await user.clear(await openInput());
    await user.keyboard(`${text}{Tab}`);
    expectKept(readValue());
  });

  it('also where it is corrected and spoilt again', async () => {
    const { user, readValue, openInput } = await show(field);
    await user.clear(await openInput());
    await user.keyboard(`${text}{Enter}`);
    await user.clear(await openInput());
    await user.keyboard(`777{Tab}`);
    expect(readValue()).toBe('777');
    await user.clear(await openInput());
    await user.keyboard(`${text}{Tab}`);
    expect(readValue()).toBe('777');
  });
});

it.each([
  ['an amount', amount, '20.00.0'],
  ['a number', number, '1.234'],
] as const)(
  '%s that is refused changes no form that is sent before it is left',
  async (_, field, text) => {
    const { user, readValue, openInput } = await show(field);
    await user.clear(await openInput());
    await user.keyboard(text);
    expect(readValue()).toBe('500');
  },
);

it.each([amount, number])('leaves a field that is read only as it is', async (field) => {
  const { user, container } = await show((props) => field({ ...props, readOnly: true } as object));
  await user.click(container.querySelector('input') as HTMLInputElement);
  await user.tab();
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('');
});

function Kept({ field, defaultValue, onValueChange }: ValueProps<number> & { field: Field }) {
  const [value, setValue] = useState(defaultValue);
  return field({
    value,
    onValueChange: (next) => {
      setValue(next);
      onValueChange?.(next);
    },
  });
}

function expectKept(value: FormDataEntryValue | null): void {
  expect(value).toBe('500');
  expect(hear.mock.lastCall?.[0] ?? 500).toBe(500);
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Not one number');
}

async function show(field: Field) {
  const { container, user } = render(
    <ThemeProvider theme={theme}>
      <form onSubmit={(event) => event.preventDefault()}>
        {field({ defaultValue: 500, onValueChange: hear })}
      </form>
    </ThemeProvider>,
  );
  const find = (selector: string) => container.querySelector<HTMLInputElement>(selector);
  return {
    ...{ container, user },
    readValue: () => new FormData(find('form') as unknown as HTMLFormElement).get('field'),
    openInput: async () => {
      const figure = find('[data-part="figure"]');
      if (figure) await user.click(figure);
      return find('input[type="text"]') as HTMLInputElement;
    },
  };
}
