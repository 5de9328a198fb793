import { expect, it } from 'vitest';
import { IconButton } from './IconButton/IconButton.tsx';
import { getLoadingAttributes } from './loading.ts';

it('hears no click while it loads', () => {
  expect(getLoadingAttributes(false)).toBeUndefined();
  expect(getLoadingAttributes(true)).toMatchObject({ 'aria-busy': true, 'aria-disabled': true });
});

/** `tsc` fails here as soon as it compiles. */
it('asks for the name of a button without words', () => {
  // @ts-expect-error An icon alone says nothing.
  const button = <IconButton>×</IconButton>;
  expect(button.type).toBe(IconButton);
});
