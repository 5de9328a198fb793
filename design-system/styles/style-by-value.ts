import type { CSSObject } from '@emotion/react';

/**
 * The rules for the values of a `data-*` attribute, as `styleByValue<Size>('size', …)`: a value of the
 * type that has no rules does not compile, nor do rules for a value that the type has not.
 */
export function styleByValue<Value extends string>(
  attribute: string,
  rules: Record<NoInfer<Value>, CSSObject>,
): CSSObject {
  const entries = Object.entries<CSSObject>(rules);
  return Object.fromEntries(
    entries.map(([value, rule]) => [`&[data-${attribute}="${value}"]`, rule]),
  );
}
