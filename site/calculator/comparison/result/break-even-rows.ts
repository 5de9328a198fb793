import type { IntlShape } from 'react-intl';
import { keysOf } from '../../../../lib/objects.ts';
import type { BreakEven, BreakEvenVariable } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import { ASSUMPTION_ROWS, getUnit } from '../assumptions/assumption-table.ts';
import { FIELDS, type Field, formatField } from '../state/fields.ts';
import type { BreakEven as BreakEvenRow } from './BreakEvenList/BreakEvenList.tsx';

interface BreakEvenRule {
  label: MessageId;
  /** How exactly a condition is said, in the unit of the variable: it names a multiple of this. */
  step: number;
  format: (value: number, intl: IntlShape) => string;
  /** The engine counts it as a loss, the page speaks of a cost: the sign is the other one. */
  isCost?: true | undefined;
}

/**
 * How a variable is named and its values are written: by its row of the table of inputs or of
 * assumptions.
 * @throws when it has none
 */
export function getBreakEvenRule(variable: BreakEvenVariable): BreakEvenRule {
  if (isField(variable))
    return {
      label: `comparison.calculator.field.${variable}.label`,
      step: 1,
      format: (value, intl) => formatField(variable, value, intl),
    };
  for (const key of keysOf(ASSUMPTION_ROWS)) {
    const { path, breakEven, isCost } = ASSUMPTION_ROWS[key];
    if (path !== variable || !breakEven) continue;
    const digits = breakEven.step < 0.001 ? 2 : 1;
    const isRate = getUnit(key) === 'rate';
    const format = (value: number) =>
      isRate ? formatPercent(value, { atMost: digits }) : formatEuro(value);
    return { ...breakEven, isCost, format };
  }
  throw new Error(`The table of assumptions has no break-even for ${variable}.`);
}

function isField(variable: BreakEvenVariable): variable is BreakEvenVariable & Field {
  return variable in FIELDS;
}

/** Break-evens for the page: the rows, nearest first, and the names of what changes nothing. */
export function makeBreakEvenRows(
  breakEvens: readonly BreakEven[],
  intl: IntlShape,
): { points: readonly BreakEvenRow[]; never: readonly string[] } {
  const nearestFirst = breakEvens
    .flatMap((breakEven) =>
      breakEven.point === null ? [] : [{ ...breakEven, point: breakEven.point }],
    )
    .sort((one, other) => measureDistance(one) - measureDistance(other));
  return {
    points: nearestFirst.map((breakEven) => makeRow(breakEven, intl)),
    never: breakEvens
      .filter(({ point }) => point === null)
      .map(({ variable }) => intl.formatMessage({ id: getBreakEvenRule(variable).label })),
  };
}

type FoundBreakEven = BreakEven & { point: number };

/** How far the number must move, as a share of how far it can. */
function measureDistance({ min, max, present, point }: FoundBreakEven): number {
  const start = Math.min(max, Math.max(min, present));
  return Math.abs(point - start) / (max - min);
}

function makeRow({ variable, min, max, present, point }: FoundBreakEven, intl: IntlShape) {
  const { label, step, format, isCost } = getBreakEvenRule(variable);
  const [now, turn] = isCost ? [0 - present, 0 - point] : [present, point];
  const range = isCost ? ([0 - max, 0 - min] as const) : ([min, max] as const);
  const condition =
    turn > now
      ? intl.formatMessage(
          { id: 'comparison.calculator.breakEven.atLeast' },
          { value: format(roundUp(turn, step), intl) },
        )
      : intl.formatMessage(
          { id: 'comparison.calculator.breakEven.atMost' },
          { value: format(-roundUp(-turn, step), intl) },
        );
  return {
    label: intl.formatMessage({ id: label }),
    range,
    current: {
      value: now,
      text: intl.formatMessage(
        { id: 'comparison.calculator.breakEven.now' },
        { value: format(now, intl) },
      ),
    },
    breakEven: { value: turn, text: condition },
  };
}

/** Conditions are rounded to where they hold, never to where the result is still the same. */
function roundUp(value: number, step: number): number {
  return Math.ceil(value / step - NO_STEP) * step;
}

/** The most that floating point may add to a multiple of a step. */
const NO_STEP = 1e-6;
