import type { BreakEven as BreakEvenRow } from '../../../../design-system/charts/BreakEvenList/BreakEvenList.tsx';
import { toRate } from '../../../../lib/rates.ts';
import type { BreakEven, BreakEvenVariable } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import type { MessageId } from '../../../i18n/messages/index.ts';
import type { TextLookup } from '../../../provider/text-lookup.ts';

interface BreakEvenRule {
  label: MessageId;
  /** How exactly a condition is said, in the unit of the variable: it names a multiple of this. */
  step: number;
  text: (value: number, t: TextLookup) => string;
  /** The engine counts it as a loss, the page speaks of a cost: the sign is the other one. */
  isNegative?: true;
}

const PERCENT = {
  step: 1,
  text: (percent) => formatPercent(toRate(percent), { digits: 0 }),
} satisfies Partial<BreakEvenRule>;

const COST_RATE = {
  step: 0.0001,
  text: (fraction) => formatPercent(fraction, { digits: 2 }),
} satisfies Partial<BreakEvenRule>;

/** How each variable is named and its values are written. */
export const BREAK_EVEN_RULES: Readonly<Record<BreakEvenVariable, BreakEvenRule>> = {
  portfolioRebalancing: {
    label: 'comparison.calculator.field.portfolioRebalancing.label',
    ...PERCENT,
  },
  age: {
    label: 'comparison.calculator.field.age.label',
    step: 1,
    text: (age, t) => t('comparison.calculator.years', { age }),
  },
  monthlyContribution: {
    label: 'comparison.calculator.field.monthlyContribution.label',
    step: 1,
    text: (euros) => formatEuro(euros),
  },
  'directinvest.assetFee': { label: 'comparison.calculator.breakEven.assetFee', ...COST_RATE },
  'directinvest.orderFee': { label: 'comparison.calculator.breakEven.orderFee', ...COST_RATE },
  saversAllowance: {
    label: 'comparison.calculator.breakEven.saversAllowance',
    step: 1,
    text: (euros) => formatEuro(euros),
  },
  marketReturn: {
    label: 'comparison.calculator.breakEven.marketReturn',
    step: 0.001,
    text: (fraction) => formatPercent(fraction, { digits: 1 }),
  },
  'tax.otherTaxableIncome': {
    label: 'comparison.calculator.breakEven.otherTaxableIncome',
    step: 100,
    text: (euros) => formatEuro(euros),
  },
  'otherbroker.effectiveCost': {
    label: 'comparison.calculator.breakEven.effectiveCost',
    ...COST_RATE,
  },
  'directinvest.tech.etfCost': {
    label: 'comparison.calculator.breakEven.etfCost',
    ...COST_RATE,
    isNegative: true,
  },
};

/** Break-evens for the page: the rows, nearest first, and the names of what changes nothing. */
export function breakEvenRows(
  breakEvens: readonly BreakEven[],
  t: TextLookup,
): { points: readonly BreakEvenRow[]; never: readonly string[] } {
  const nearestFirst = breakEvens
    .flatMap((breakEven) =>
      breakEven.point === null ? [] : [{ ...breakEven, point: breakEven.point }],
    )
    .sort((one, other) => distanceOf(one) - distanceOf(other));
  return {
    points: nearestFirst.map((breakEven) => breakEvenRow(breakEven, t)),
    never: breakEvens
      .filter(({ point }) => point === null)
      .map(({ variable }) => t(BREAK_EVEN_RULES[variable].label)),
  };
}

type FoundBreakEven = BreakEven & { point: number };

/** How far the number must move, as a share of how far it can. */
function distanceOf({ min, max, present, point }: FoundBreakEven): number {
  const start = Math.min(max, Math.max(min, present));
  return Math.abs(point - start) / (max - min);
}

function breakEvenRow({ variable, min, max, present, point }: FoundBreakEven, t: TextLookup) {
  const { label, step, text, isNegative } = BREAK_EVEN_RULES[variable];
  const shown = (value: number) => (isNegative ? 0 - value : value);
  const [now, turn] = [shown(present), shown(point)];
  const range = isNegative ? ([shown(max), shown(min)] as const) : ([min, max] as const);
  const condition =
    turn > now
      ? t('comparison.calculator.breakEven.atLeast', { value: text(roundedUp(turn, step), t) })
      : t('comparison.calculator.breakEven.atMost', { value: text(-roundedUp(-turn, step), t) });
  return {
    label: t(label),
    range,
    current: {
      value: now,
      text: t('comparison.calculator.breakEven.now', { value: text(now, t) }),
    },
    breakEven: { value: turn, text: condition },
  };
}

/** Conditions are rounded to where they hold, never to where the result is still the same. */
function roundedUp(value: number, step: number): number {
  return Math.ceil(value / step - NO_STEP) * step;
}

/** The most that floating point may add to a multiple of a step. */
const NO_STEP = 1e-6;
