import { keysOf } from '../../lib/objects.ts';

/** The closed interval a number must lie in. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Only whole numbers are accepted. */
  readonly whole?: boolean;
  /** The value may be left out (`undefined`). */
  readonly optional?: boolean;
}

/** The name of an assumption in an error, such as `assumptions.tax.vorabFactor`. */
export type AssumptionField = `assumptions.${string}`;

/** One rejected value: the name of its field and the interval it must lie in. */
export interface FieldError<Field extends string = string> {
  readonly field: Field;
  /** `null`, as is `max`, for a field that takes words. */
  readonly min: number | null;
  readonly max: number | null;
}

/** The answer to invalid values: one error per field, in the order of the fields, nothing else. */
export interface Rejection<Field extends string = string> {
  readonly errors: readonly FieldError<Field | AssumptionField>[];
}

/** Checks the fields named in a table of bounds; one error, in table order, for each bad value. */
export function fieldErrors<Field extends string>(
  table: Readonly<Record<Field, Bounds>>,
  values: unknown,
): FieldError<Field>[] {
  return keysOf(table)
    .filter((field) => !isWithin(table[field], property(values, field)))
    .map((field) => fieldError(field, table[field]));
}

/** The error for one field. */
export function fieldError<Field extends string>(
  field: Field,
  { min, max }: Pick<FieldError, 'min' | 'max'>,
): FieldError<Field> {
  return { field, min, max };
}

/** Whether a value of any type is a finite number inside the bounds. */
export function isWithin({ min, max, whole, optional }: Bounds, value: unknown): boolean {
  if (value === undefined) return optional === true;
  if (typeof value !== 'number') return false;
  return value >= min && value <= max && (!whole || Number.isInteger(value));
}

/** Reads a property of a value of any type; `undefined` where there is none. */
export function property(value: unknown, key: string): unknown {
  return value === null || value === undefined ? undefined : Reflect.get(Object(value), key);
}
