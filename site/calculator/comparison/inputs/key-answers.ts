import type { CustomValues } from '../assumptions/assumption-table.ts';

/** What a depot costs each year at a broker without fees and at a bank, in per cent of its value. */
export const DEPOT_COSTS = { free: 0, bank: 0.2 };

/**
 * The saver's allowance, whole or used up by other savings, in euros a year: twice as much for a couple
 * that files together (§ 20 (9) sentence 2 EStG).
 */
export function getAllowances({ filing = 1 }: CustomValues) {
  return { free: 1000 * filing, used: 0 };
}
