import { expect, it } from 'vitest';
import { styleByValue } from './style-by-value.ts';

type Size = 'small' | 'large';

it('selects each value of the attribute', () => {
  expect(styleByValue<Size>('size', { small: { order: 1 }, large: { order: 2 } })).toEqual({
    '&[data-size="small"]': { order: 1 },
    '&[data-size="large"]': { order: 2 },
  });
});

/** `tsc` fails here as soon as one of these compiles. */
it('compiles with the rules of all values and no others', () => {
  // @ts-expect-error `large` has no rules.
  expect(Object.keys(styleByValue<Size>('size', { small: {} }))).toHaveLength(1);
  // @ts-expect-error The type has no `medium`.
  expect(styleByValue<Size>('size', { small: {}, large: {}, medium: {} })).toBeDefined();
});
