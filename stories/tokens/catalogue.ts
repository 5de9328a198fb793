import type { TokenTexts } from '../../.storybook/playground/ChangedTokens.ts';
import { type Brand, type Scheme, tokenCatalogue } from '../../tokens/index.ts';

/** A token as a page shows it, in the brand of the toolbar. */
export interface ShownToken {
  id: string;
  /** The last part of its id, e.g. `primary`. */
  name: string;
  description: string;
  aliasOf: string | null;
  value: string;
  /** Its value in the dark scheme. */
  dark: string;
}

/**
 * Every token of a brand.
 * @param changed values in place of those that are saved
 */
export function listTokens(brand: Brand, changed?: TokenTexts): ShownToken[] {
  return tokenCatalogue.map(({ id, values, ...token }) => {
    const { light, dark } = changed?.[id] ?? values[brand];
    return { ...token, id, name: id, value: light, dark };
  });
}

/** Those of a group, e.g. `color.text`, from the smallest value to the largest if they have one. */
export function findTokens(group: string, tokens: readonly ShownToken[]): ShownToken[] {
  return tokens
    .filter(({ id }) => id.startsWith(`${group}.`))
    .map((token) => ({ ...token, name: token.id.slice(group.length + 1) }))
    .sort(
      (one, other) => (Number.parseFloat(one.value) || 0) - (Number.parseFloat(other.value) || 0),
    );
}

/** The value of one token. */
export function getTokenValue(
  id: string,
  tokens: readonly ShownToken[],
  scheme: Scheme = 'light',
): string {
  const token = tokens.find((entry) => entry.id === id);
  if (!token) throw new Error(`There is no token ${id}.`);
  return scheme === 'light' ? token.value : token.dark;
}
