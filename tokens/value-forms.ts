import { z } from 'zod';

/** How a value of a type of tokens is written. */
interface Form {
  schema: z.ZodType;
  /** As the end of `is written as …`. */
  example: string;
}

/** A reference to another token, such as `{base.space.m}`. */
const alias = z.string().regex(/^\{[^{}]+\}$/);

const share = z.number().min(0).max(1);
const quantity = <Unit extends string>(value: z.ZodNumber, units: readonly Unit[]) =>
  z.strictObject({ value, unit: z.enum(units) });
const length = quantity(z.number(), ['px', 'rem']);
const size = quantity(z.number().nonnegative(), ['px', 'rem']);
const weight = z.number().min(1).max(1000);
/** What ends a name in CSS may be in none: a list of names is a list. */
const familyName = z
  .string()
  .trim()
  .regex(/^[^"'`,;{}<>\\]+$/);
const family = z.union([familyName, z.array(familyName).min(1)]);
const component = z.union([z.number(), z.literal('none')]);

const color = z.strictObject({
  // Those of the format, 2025.10.
  colorSpace: z.enum([
    ...(['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'] as const),
    ...(['display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'] as const),
  ]),
  components: z.tuple([component, component, component]),
  alpha: share.optional(),
  // What programs show that know no other colours.
  hex: z.string().optional(),
});

const shadow = z.strictObject({
  color: z.union([alias, color]),
  offsetX: z.union([alias, length]),
  offsetY: z.union([alias, length]),
  blur: z.union([alias, size]),
  spread: z.union([alias, length]),
  inset: z.literal(false).optional(),
});

const typography = z.strictObject({
  fontFamily: z.union([alias, family]),
  fontSize: z.union([alias, quantity(z.number().positive(), ['px', 'rem'])]),
  fontWeight: z.union([alias, weight]),
  lineHeight: z.union([alias, z.number().positive().max(4)]),
  letterSpacing: z.union([alias, length]),
});

const VALUE_FORMS: Readonly<Record<string, Form>> = {
  color: {
    schema: color,
    example:
      '{ "colorSpace": "oklch", "components": [0.5, 0.1, 176], "alpha": 1 }, alpha from 0 to 1 or left out',
  },
  dimension: {
    schema: size,
    example: '{ "value": 16, "unit": "px" }, in px or rem and not below 0',
  },
  duration: {
    schema: quantity(z.number().nonnegative(), ['ms', 's']),
    example: '{ "value": 150, "unit": "ms" }, in ms or s and not below 0',
  },
  number: { schema: z.number(), example: 'a number, such as 0.55' },
  opacity: { schema: share, example: 'a number from 0 to 1' },
  fontWeight: { schema: weight, example: 'a number from 1 to 1000' },
  fontFamily: { schema: family, example: '["Source Sans 3", "sans-serif"]' },
  cubicBezier: {
    schema: z.tuple([share, z.number(), share, z.number()]),
    example: '[0.2, 0, 0, 1], four numbers of which the first and the third are from 0 to 1',
  },
  shadow: {
    schema: z.union([shadow, z.array(shadow).min(1)]),
    example:
      'a list of { color, offsetX, offsetY, blur, spread }, in px or rem and the blur not below 0',
  },
  typography: {
    schema: typography,
    example:
      '{ fontFamily, fontSize, fontWeight, lineHeight, letterSpacing }: the size above 0, the line height a number such as 1.5, above 0 and at most 4',
  },
};

/** The types of tokens that the theme supports. */
export const TOKEN_TYPES = Object.keys(VALUE_FORMS).filter((type) => type !== 'opacity');

/** How the value of a token is written: by its type, and narrower within the group `opacity`. */
export function findForm(id: string, type: string): Form | undefined {
  return id.startsWith('opacity.') ? VALUE_FORMS.opacity : VALUE_FORMS[type];
}

/** Whether a value is a reference to another token. */
export function isAlias(value: unknown): value is string {
  return alias.safeParse(value).success;
}
