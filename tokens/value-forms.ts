import { isRecord } from '../lib/objects.ts';

/** How a value of a type of tokens is written, and whether one is written so. */
interface Form {
  isRight: (value: unknown) => boolean;
  /** As the end of `is written as …`. */
  example: string;
}

const VALUE_FORMS: Readonly<Record<string, Form>> = {
  color: {
    isRight: isColor,
    example:
      '{ "colorSpace": "oklch", "components": [0.5, 0.1, 176], "alpha": 1 }, alpha from 0 to 1 or left out',
  },
  dimension: {
    isRight: isSize,
    example: '{ "value": 16, "unit": "px" }, in px or rem and not below 0',
  },
  duration: {
    isRight: (value) => isQuantity(value, ['ms', 's']) && value.value >= 0,
    example: '{ "value": 150, "unit": "ms" }, in ms or s and not below 0',
  },
  number: { isRight: isNumber, example: 'a number, such as 0.55' },
  opacity: { isRight: (value) => isWithin(value, 0, 1), example: 'a number from 0 to 1' },
  fontWeight: { isRight: isWeight, example: 'a number from 1 to 1000' },
  fontFamily: { isRight: isFamily, example: '["Source Sans 3", "sans-serif"]' },
  cubicBezier: {
    isRight: isCurve,
    example: '[0.2, 0, 0, 1], four numbers of which the first and the third are from 0 to 1',
  },
  shadow: {
    isRight: (value) => listOf(value).length > 0 && listOf(value).every(isShadow),
    example:
      'a list of { color, offsetX, offsetY, blur, spread }, in px or rem and the blur not below 0',
  },
  typography: {
    isRight: isTypography,
    example:
      '{ fontFamily, fontSize, fontWeight, lineHeight, letterSpacing }: the size above 0, the line height a number above 0',
  },
};

/** The types of tokens that the theme supports. */
export const TOKEN_TYPES = Object.keys(VALUE_FORMS).filter((type) => type !== 'opacity');

/** How the value of a token is written: by its type, and narrower within the group `opacity`. */
export function findForm(id: string, type: string): Form | undefined {
  return id.startsWith('opacity.') ? VALUE_FORMS.opacity : VALUE_FORMS[type];
}

/** Whether a value is a reference to another token, such as `{base.space.m}`. */
export function isAlias(value: unknown): value is string {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return isNumber(value) && value >= least && value <= most;
}

function isQuantity(
  value: unknown,
  units: readonly string[],
): value is { value: number; unit: string } {
  return isRecord(value) && isNumber(value.value) && units.some((unit) => unit === value.unit);
}

function isLength(value: unknown): value is { value: number; unit: string } {
  return isQuantity(value, ['px', 'rem']);
}

function isSize(value: unknown): boolean {
  return isLength(value) && value.value >= 0;
}

function isWeight(value: unknown): boolean {
  return isWithin(value, 1, 1000);
}

function isFamily(value: unknown): boolean {
  const families = listOf(value);
  const isName = (name: unknown) => typeof name === 'string' && name.trim() !== '';
  return families.length > 0 && families.every((name) => isName(name) && !isAlias(name));
}

function isCurve(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber)) return false;
  return isWithin(value[0], 0, 1) && isWithin(value[2], 0, 1);
}

function isColor(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { colorSpace, components, alpha = 1 } = value;
  const isPart = (part: unknown) => isNumber(part) || part === 'none';
  return (
    COLOR_SPACES.some((space) => space === colorSpace) &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every(isPart) &&
    isWithin(alpha, 0, 1)
  );
}

/** Those of the format, 2025.10. */
const COLOR_SPACES = [
  ...['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3'],
  ...['a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50'],
];

function isShadow(layer: unknown): boolean {
  return hasParts(layer, {
    color: isColor,
    offsetX: isLength,
    offsetY: isLength,
    blur: isSize,
    spread: isLength,
  });
}

function isTypography(value: unknown): boolean {
  return hasParts(value, {
    fontFamily: isFamily,
    fontSize: (size) => isLength(size) && size.value > 0,
    fontWeight: isWeight,
    lineHeight: (height) => isNumber(height) && height > 0,
    letterSpacing: isLength,
  });
}

/** Each part may be a token of its own. */
function hasParts(value: unknown, parts: Record<string, (part: unknown) => boolean>): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(parts).every(
    ([name, isRight]) => isAlias(value[name]) || isRight(value[name]),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
