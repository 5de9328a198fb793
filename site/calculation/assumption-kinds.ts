import { isRecord } from '../../lib/objects.ts';
import {
  type AssumptionField,
  type Bounds,
  type FieldError,
  fieldError,
  isWithin,
  property,
} from './bounds.ts';

/** What a number counts: a yearly rate or a share, money, or years of a life. */
export type Unit = 'rate' | 'euros' | 'age';

/** One row of the table of assumptions. */
export interface Assumption<Value> {
  readonly value: Value;
  readonly unit?: Unit;
  /** Judges another value, of any type. */
  readonly check: (value: unknown, field: AssumptionField) => FieldError<AssumptionField>[];
}

/** Rows, and groups of rows. */
export interface AssumptionTable {
  readonly [key: string]: Assumption<unknown> | AssumptionTable;
}

/** The values of a table of assumptions. */
export type ValuesOf<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Assumption<infer Value>
    ? Value
    : ValuesOf<Table[Key]>;
};

/** From this contract value in euros on, this yearly rate of the whole value. */
export type FeeTier = readonly [threshold: number, rate: number];

/** Tells a row of a table from a group. */
export function isAssumption(
  entry: Assumption<unknown> | AssumptionTable,
): entry is Assumption<unknown> {
  return typeof entry.check === 'function';
}

/** Makes the rows of numbers with the same bounds. */
export function bounded(bounds: Bounds, unit?: Unit) {
  return (value: number): Assumption<number> => ({
    value,
    ...(unit && { unit }),
    check: (other, field) => (isWithin(bounds, other) ? [] : [fieldError(field, bounds)]),
  });
}

/** A number that is not known: `null` stands for another rule. */
export function orNull(row: (value: number) => Assumption<number>): Assumption<number | null> {
  const { check, ...rest } = row(0);
  return {
    ...rest,
    value: null,
    check: (other, field) => (other === null ? [] : check(other, field)),
  };
}

/** One of several words; any other counts as the first. */
export function word<Word extends string>(value: Word, ..._others: Word[]): Assumption<Word> {
  return { value, check: () => [] };
}

/** Numbers by calendar year; years may be added. */
export function byYear(
  row: (value: number) => Assumption<number>,
  value: Readonly<Record<string, number>>,
): Assumption<Readonly<Record<string, number>>> {
  const { check } = row(0);
  return {
    value,
    check: (other, field) =>
      isRecord(other)
        ? Object.entries(other).flatMap(([key, entry]) => [
            ...year(0).check(Number(key), `${field}.${key}`),
            ...check(entry, `${field}.${key}`),
          ])
        : check(undefined, field),
  };
}

/** The tiers of a fee that falls or rises with the contract value. */
export function feeTiers(...value: readonly FeeTier[]): Assumption<readonly FeeTier[]> {
  const checkTier: Assumption<FeeTier>['check'] = (tier, field) => [
    ...euros(0).check(property(tier, '0'), `${field}.0`),
    ...share(0).check(property(tier, '1'), `${field}.1`),
  ];
  return {
    value,
    check: (other, field) =>
      Array.isArray(other)
        ? Array.from(other, (tier, index) => checkTier(tier, `${field}.${index}`)).flat()
        : checkTier(undefined, field),
  };
}

export const share = bounded({ min: 0, max: 1 }, 'rate');
export const euros = bounded({ min: 0, max: 1e9 }, 'euros');
export const year = bounded({ min: 1900, max: 2200, whole: true });
export const yearlyReturn = bounded({ min: -0.5, max: 1 }, 'rate');
export const duration = bounded({ min: 0, max: 200 });
export const basiszins = bounded({ min: -1, max: 1 }, 'rate');
/** Up to half, so that a sale always brings more than the tax that forces it. */
export const orderFee = bounded({ min: 0, max: 0.5 }, 'rate');
/** Six of them at their least, on top of the least market return, leave the fund some value. */
export const technicalEffect = bounded({ min: -0.08, max: 0.5 }, 'rate');
