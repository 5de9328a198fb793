import { toRate } from '../../../../lib/rates.ts';
import type { BreakEven } from '../../../calculation/index.ts';
import { ASSUMPTION_ROWS, type CustomValues, getUnit } from '../assumptions/assumption-table.ts';
import { DEPOT_COSTS, getAllowances } from '../inputs/key-answers.ts';

/** A break-even that one answer to a question of the form brings about. */
export interface Switch {
  /** In the messages. */
  name: ReturnType<typeof listAnswers>[number][0];
  breakEven: BreakEven;
  answers: CustomValues;
  /** Whether our product is the better one then. */
  isAhead: boolean;
}

/**
 * The break-evens between the present value and an answer that can be given. A depot that charges each
 * order is not made free by its yearly cost alone.
 */
export function findSwitches(
  breakEvens: readonly BreakEven[],
  gain: number,
  custom: CustomValues,
): Switch[] {
  const orderFee = breakEvens.find(({ variable }) => variable === 'directinvest.orderFee');
  return listAnswers(custom).flatMap(([name, key, answer]) => {
    const found = breakEvens.find(({ variable }) => variable === ASSUMPTION_ROWS[key].path);
    if (!found || found.point === null) return [];
    if (key === 'assetFee' && orderFee?.present) return [];
    const { present, point } = found;
    const value = getUnit(key) === 'rate' ? toRate(answer) : answer;
    const isBetween = Math.min(present, value) <= point && point <= Math.max(present, value);
    if (!isBetween || present === value) return [];
    return [{ name, breakEven: found, answers: { [key]: answer }, isAhead: gain <= 0 }];
  });
}

/** The name of each answer, the assumption that it sets, and its value. */
function listAnswers(custom: CustomValues) {
  const { free, used } = getAllowances(custom);
  return [
    ['freeDepot', 'assetFee', DEPOT_COSTS.free],
    ['bankDepot', 'assetFee', DEPOT_COSTS.bank],
    ['freeAllowance', 'saversAllowance', free],
    ['usedAllowance', 'saversAllowance', used],
  ] as const;
}
