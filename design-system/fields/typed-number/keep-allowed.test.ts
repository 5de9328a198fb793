import { expect, it } from 'vitest';
import { keepAllowed } from './keep-allowed.ts';

it('lets digits, comma and period through and nothing else', () => {
  expect(keepAllowed(' 1.234,56 € x-')).toBe('1.234,56');
});

it('takes full-width digits for digits, and no other characters', () => {
  expect(keepAllowed('１２')).toBe('12');
  expect(keepAllowed('½²٣')).toBe('');
});
