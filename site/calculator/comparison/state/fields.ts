import type { IntlShape } from 'react-intl';
import { clampTyped, type Steps } from '../../../../design-system/fields/SliderField/step-value.ts';
import { isBetween } from '../../../../lib/is-between.ts';
import { keysOf, mapValues } from '../../../../lib/objects.ts';
import { toRate } from '../../../../lib/rates.ts';
import type { Inputs } from '../../../calculation/index.ts';
import { formatEuro, formatRate } from '../../../i18n/format.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';

export type Field = keyof Inputs;

interface FieldRule extends Steps {
  /** Value that the calculator opens with. */
  start: number;
  /** Its name is the message `comparison.export.unit.<unit>`. */
  unit: 'eurosAMonth' | 'euros' | 'years' | 'percentAYear' | 'percent';
  /** A message of its own for values beyond its limits: the slider's bounds, but for these. */
  message?: MessageId;
  limits?: { min?: number; max?: number };
  /** Its name in the page's address. */
  parameter: string;
}

/** The table of inputs: form, validation, address and export derive from it. */
export const FIELDS: Readonly<Record<Field, FieldRule>> = {
  monthlyContribution: {
    start: 300,
    min: 100,
    max: 2500,
    step: 50,
    unit: 'eurosAMonth',
    message: 'comparison.calculator.error.monthlyContribution',
    limits: { max: Number.POSITIVE_INFINITY },
    parameter: 'monthly',
  },
  age: {
    start: 35,
    min: 22,
    max: 60,
    step: 1,
    unit: 'years',
    message: 'comparison.calculator.error.age',
    limits: { min: 1 },
    parameter: 'age',
  },
  oneTimeContribution: {
    start: 10_000,
    min: 0,
    max: 1_000_000,
    step: 1,
    unit: 'euros',
    message: 'comparison.calculator.error.oneTimeContribution',
    parameter: 'once',
  },
  annualIncrement: {
    start: 5,
    min: 0,
    max: 10,
    step: 1,
    unit: 'percentAYear',
    parameter: 'increment',
  },
  portfolioRebalancing: {
    start: 15,
    min: 0,
    max: 100,
    step: 5,
    unit: 'percentAYear',
    parameter: 'rebalancing',
  },
  probabilityRetireAt62: {
    start: 0,
    min: 0,
    max: 100,
    step: 5,
    unit: 'percent',
    parameter: 'early',
  },
};

export const FIELD_NAMES = keysOf(FIELDS);

/** The inputs that come along from the pension gap. */
export const PREFILLED_FIELDS = [
  'monthlyContribution',
  'oneTimeContribution',
  'annualIncrement',
  'age',
] as const satisfies readonly Field[];

/** The inputs that a calculator opens with, as far as its landing does not choose others. */
export const DEFAULT_INPUTS: Inputs = mapValues(FIELDS, ({ start }) => start);

/** The message a value deserves, or none. The field's own rule speaks before the range does. */
export function checkField(field: Field, value: number): MessageId | undefined {
  const { min, max, message, limits } = FIELDS[field];
  if (isBetween(value, min, max)) return undefined;
  const isOwn = !isBetween(value, limits?.min ?? min, limits?.max ?? max);
  return (isOwn && message) || 'comparison.calculator.error.outOfRange';
}

/** The value that can be chosen nearest to a number. */
export function clampField(field: Field, value: number): number {
  return clampTyped(value, FIELDS[field]);
}

/** A value of an input as people read it. */
export function formatField(field: Field, value: number, intl: IntlShape): string {
  const { unit } = FIELDS[field];
  if (unit === 'years')
    return intl.formatMessage({ id: 'comparison.calculator.years' }, { age: value });
  return unit.startsWith('percent') ? formatRate(toRate(value)) : formatEuro(value);
}
