import { roundToStep } from '../../../../design-system/fields/SliderField/step-value.ts';
import { isBetween } from '../../../../lib/is-between.ts';
import { keysOf, mapValues } from '../../../../lib/objects.ts';
import type { Inputs } from '../../../calculation/index.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';

export type Field = keyof Inputs;

interface FieldRule {
  /** Value that the calculator opens with. */
  start: number;
  /** Bounds and step of the slider. */
  min: number;
  max: number;
  step: number;
  /** A wider or narrower rule with a message of its own. */
  limits?: { min: number; max: number; message: MessageId };
  /** Its name in the page's address. */
  parameter: string;
}

/** The table of inputs: form, validation and address derive from it. */
export const FIELDS: Readonly<Record<Field, FieldRule>> = {
  monthlyContribution: {
    start: 300,
    min: 100,
    max: 2500,
    step: 50,
    limits: {
      min: 100,
      max: Number.POSITIVE_INFINITY,
      message: 'comparison.calculator.error.monthlyContribution',
    },
    parameter: 'monthly',
  },
  age: {
    start: 35,
    min: 22,
    max: 60,
    step: 1,
    limits: { min: 1, max: 60, message: 'comparison.calculator.error.age' },
    parameter: 'age',
  },
  oneTimeContribution: {
    start: 10_000,
    min: 0,
    max: 1_000_000,
    step: 1,
    limits: {
      min: 0,
      max: 1_000_000,
      message: 'comparison.calculator.error.oneTimeContribution',
    },
    parameter: 'once',
  },
  annualIncrement: { start: 5, min: 0, max: 10, step: 1, parameter: 'increment' },
  portfolioRebalancing: { start: 15, min: 0, max: 100, step: 5, parameter: 'rebalancing' },
  probabilityRetireAt62: { start: 0, min: 0, max: 100, step: 5, parameter: 'early' },
};

export const FIELD_NAMES = keysOf(FIELDS);

/** The inputs that a calculator opens with, as far as its landing does not choose others. */
export const DEFAULT_INPUTS = mapFields(({ start }) => start);

/** The message a value deserves, or none. The field's own rule speaks before the range does. */
export function fieldError(field: Field, value: number): MessageId | undefined {
  const { min, max, limits } = FIELDS[field];
  if (limits && !isBetween(value, limits.min, limits.max)) return limits.message;
  if (!isBetween(value, min, max)) return 'comparison.calculator.error.outOfRange';
  return undefined;
}

/** The value that can be chosen nearest to a number. */
export function clampField(field: Field, value: number): number {
  return roundToStep(value, FIELDS[field]);
}

/** Makes inputs field by field. */
export function mapFields(make: (rule: FieldRule, field: Field) => number): Inputs {
  return mapValues(FIELDS, make);
}
