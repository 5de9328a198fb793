import type { BreakEven } from '../../../calculation/index.ts';
import type { CustomValues } from '../assumptions/assumption-table.ts';
import { ALLOWANCES, DEPOT_COSTS } from '../inputs/key-answers.ts';

/** A break-even that one answer to a question of the form brings about. */
export interface Switch {
  /** In the messages. */
  name: 'freeDepot' | 'bankDepot' | 'freeAllowance' | 'usedAllowance';
  breakEven: BreakEven;
  answers: CustomValues;
  /** Whether our product is the better one then. */
  isAhead: boolean;
}

/**
 * The break-evens between the present value and an answer that can be given. A depot that charges each
 * order is not made free by its yearly cost alone.
 */
export function findSwitches(breakEvens: readonly BreakEven[], gain: number): Switch[] {
  const orderFee = breakEvens.find(({ variable }) => variable === 'directinvest.orderFee');
  return ANSWERS.flatMap(({ variable, value, answers, name }) => {
    const found = breakEvens.find((breakEven) => breakEven.variable === variable);
    if (!found || found.point === null) return [];
    if (variable === 'directinvest.assetFee' && orderFee?.present) return [];
    const { present, point } = found;
    const isBetween = Math.min(present, value) <= point && point <= Math.max(present, value);
    if (!isBetween || present === value) return [];
    return [{ name, breakEven: found, answers, isAhead: gain <= 0 }];
  });
}

const ANSWERS = [
  {
    name: 'freeDepot',
    variable: 'directinvest.assetFee',
    value: DEPOT_COSTS.free / 100,
    answers: { assetFee: DEPOT_COSTS.free },
  },
  {
    name: 'bankDepot',
    variable: 'directinvest.assetFee',
    value: DEPOT_COSTS.bank / 100,
    answers: { assetFee: DEPOT_COSTS.bank },
  },
  {
    name: 'freeAllowance',
    variable: 'saversAllowance',
    value: ALLOWANCES.free,
    answers: { saversAllowance: ALLOWANCES.free },
  },
  {
    name: 'usedAllowance',
    variable: 'saversAllowance',
    value: ALLOWANCES.used,
    answers: { saversAllowance: ALLOWANCES.used },
  },
] as const;
