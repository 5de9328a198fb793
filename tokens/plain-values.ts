import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { toColor } from './measure-contrasts.ts';

/** Groups that only other tokens may reference: they never reach the theme. */
const PRIVATE_GROUPS = ['base', 'brand'];

type Nested<Value> = { [step: string]: Nested<Value> | Value };
export type Tree = Nested<PlainValue>;
type PlainValue = string | number | Record<string, string | number>;

/** The tokens that the theme is made of. */
export function toTree(tokens: TokenNormalizedSet): Tree {
  const shown = Object.values(tokens).filter((token) => !isPrivate(token));
  return nestTokens(shown, toPlainValue);
}

export function isPrivate({ id }: TokenNormalized): boolean {
  return PRIVATE_GROUPS.includes(id.split('.')[0] ?? '');
}

/** The groups that are others than in the light. */
export function pickDifferent(dark: Tree, light: Tree): Tree {
  const groups = Object.entries(dark);
  return Object.fromEntries(
    groups.filter(([name, group]) => JSON.stringify(group) !== JSON.stringify(light[name])),
  );
}

/** A value for each token, in objects within objects as the parts of its id say. */
function nestTokens<Value>(
  tokens: readonly TokenNormalized[],
  toValue: (token: TokenNormalized) => Value,
): Nested<Value> {
  const nested: Nested<Value> = {};
  for (const token of tokens) {
    const steps = token.id.split('.');
    let group = nested;
    for (const step of steps.slice(0, -1)) {
      group[step] ??= {};
      group = group[step] as Nested<Value>;
    }
    group[steps.at(-1) ?? ''] = toValue(token);
  }
  return nested;
}

/** A token's value as the theme expects it: without units to parse or colour spaces to convert. */
export function toPlainValue(token: TokenNormalized): PlainValue {
  switch (token.$type) {
    case 'color':
      return toHex(token.$value);
    case 'dimension':
    case 'duration':
      return token.$value.value;
    case 'typography': {
      const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = token.$value;
      return {
        fontFamily: formatFontStack(fontFamily),
        fontSize: toLength(fontSize),
        fontWeight: Number(fontWeight),
        lineHeight: Number(lineHeight),
        letterSpacing: toLength(letterSpacing),
      };
    }
    case 'shadow':
      return token.$value
        .map((layer) =>
          [
            ...[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(
              ({ value, unit }) => `${value}${unit}`,
            ),
            toHex(layer.color),
          ].join(' '),
        )
        .join(', ');
    case 'fontFamily':
      return formatFontStack(token.$value);
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontWeight':
    case 'number':
      return Number(token.$value);
    default:
      throw new Error(
        `Token ${token.id} has the type "${token.$type}", which the theme does not support. Add it to toPlainValue() in tokens/plain-values.ts.`,
      );
  }
}

/** A token's value as the pages about tokens write it: a length with its unit, a style of type as JSON. */
export function toText(token: TokenNormalized | undefined): string {
  if (!token) return '';
  const value = toPlainValue(token);
  if (token.$type === 'dimension' || token.$type === 'duration')
    return `${value}${token.$value.unit}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A colour of a token in sRGB, with its alpha if it has one: `#19594c`. */
export function toHex(value: Parameters<typeof toColor>[0]): string {
  return toColor(value).toString({ format: 'hex', collapse: false });
}

function toLength(value: unknown): number {
  return (value as { value: number }).value;
}

function formatFontStack(families: readonly string[] | string): string {
  return [families]
    .flat()
    .map((family) => (/\s/.test(family) ? `"${family}"` : family))
    .join(', ');
}
