import { type Brand, brandTokens, tokenCatalogue } from '../../tokens/index.ts';

/** A token as a page shows it, in the brand of the toolbar. */
export interface ShownToken {
  id: string;
  /** The last part of its id, e.g. `primary`. */
  name: string;
  description: string;
  aliasOf: string | null;
  value: string;
}

/** The tokens of a group, e.g. `color.text`, from the smallest value to the largest if they have one. */
export function tokensOf(group: string, brand: Brand): ShownToken[] {
  return tokenCatalogue
    .filter(({ id }) => id.startsWith(`${group}.`))
    .map(({ id, description, aliasOf, values }) => ({
      id,
      name: id.slice(group.length + 1),
      description,
      aliasOf,
      value: values[brand],
    }))
    .sort(
      (one, other) => (Number.parseFloat(one.value) || 0) - (Number.parseFloat(other.value) || 0),
    );
}

/** The groups of colour roles, those that every style needs first. */
export function colourGroups(): string[] {
  const first = ['text', 'surface', 'action', 'line', 'signal'];
  const others = Object.keys(brandTokens.fernblick.color).filter((name) => !first.includes(name));
  return [...first, ...others].map((name) => `color.${name}`);
}

/** The value of one token. */
export function valueOfToken(id: string, brand: Brand): string {
  const token = tokenCatalogue.find((entry) => entry.id === id);
  if (!token) throw new Error(`There is no token ${id}.`);
  return token.values[brand];
}
