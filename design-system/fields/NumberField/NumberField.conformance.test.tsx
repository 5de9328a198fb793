import { createRenderer } from '@mui/internal-test-utils';
import { ThemeProvider } from '@mui/material/styles';
import { expect, it, vi } from 'vitest';
import { createBrandTheme } from '../../theme.ts';
import { NumberField } from './NumberField.tsx';

const { render } = createRenderer();
const theme = createBrandTheme('fernblick');

it('a field for a number can be emptied, and filled again', async () => {
  const hear = vi.fn();
  const { container, user } = render(
    <ThemeProvider theme={theme}>
      <form>
        <NumberField
          {...{ label: 'Fee', name: 'fee', defaultValue: 0.2, onValueChange: hear }}
          {...{ min: 0, max: 2, step: 0.01, rangeText: 'From 0 to 2.' }}
        />
      </form>
    </ThemeProvider>,
  );
  const readFee = () => new FormData(container.querySelector('form') ?? undefined).get('fee');
  const field = container.querySelector('input') as HTMLInputElement;
  await user.clear(field);
  await user.tab();
  expect(field.value).toBe('');
  expect(readFee()).toBe('');
  await user.type(field, '0,5');
  await user.tab();
  expect(readFee()).toBe('0.5');
  expect(hear.mock.calls.flat()).toEqual([Number.NaN, 0, 0.5]);
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('');
});
