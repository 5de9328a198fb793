import { X } from 'lucide';
import { describe, expect, it } from 'vitest';
import { Button } from './Button/Button.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { getPressAttributes } from './pressable.ts';

describe('getPressAttributes', () => {
  it('makes a button that sends no form by itself', () => {
    expect(getPressAttributes({ id: 'a' }, false)).toEqual({ type: 'button', id: 'a' });
    expect(getPressAttributes({ type: 'submit' }, false)).toEqual({ type: 'submit' });
  });

  it('makes a link of an address', () => {
    const link = { href: '/plan', target: '_blank' };
    expect(getPressAttributes(link, false)).toEqual({ as: 'a', ...link });
  });

  it('hears no click while it loads', () => {
    const onClick = () => {};
    const attributes = getPressAttributes({ onClick }, true);
    expect(attributes).toMatchObject({ 'aria-busy': true, 'aria-disabled': true });
    expect(attributes.onClick).not.toBe(onClick);
  });
});

/** `tsc` fails here as soon as one of these compiles. */
it('takes the attributes of its element only', () => {
  // @ts-expect-error A link cannot be disabled.
  const link = <Button href="/plan" disabled />;
  // @ts-expect-error Only a link has a target.
  const button = <Button target="_blank" />;
  // @ts-expect-error An icon alone says nothing.
  const icon = <IconButton icon={X} />;
  expect([link, button, icon].map(({ type }) => type)).toEqual([Button, Button, IconButton]);
});
