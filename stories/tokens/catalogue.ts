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

/** The tokens of a group, e.g. `color.text`, from the smallest value to the largest if they have one. */
export function findTokens(group: string, brand: Brand): ShownToken[] {
  return tokenCatalogue
    .filter(({ id }) => id.startsWith(`${group}.`))
    .map(({ values, ...token }) => ({
      ...token,
      name: token.id.slice(group.length + 1),
      value: values[brand].light,
      dark: values[brand].dark,
    }))
    .sort(
      (one, other) => (Number.parseFloat(one.value) || 0) - (Number.parseFloat(other.value) || 0),
    );
}

/** The value of one token. */
export function getTokenValue(id: string, brand: Brand, scheme: Scheme = 'light'): string {
  const token = tokenCatalogue.find((entry) => entry.id === id);
  if (!token) throw new Error(`There is no token ${id}.`);
  return token.values[brand][scheme];
}
