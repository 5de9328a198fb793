import type { Inputs, Rejection } from '../index.ts';

/** A usual saver. */
export const SAVER: Inputs = {
  monthlyContribution: 300,
  age: 35,
  oneTimeContribution: 10_000,
  annualIncrement: 5,
  portfolioRebalancing: 15,
  probabilityRetireAt62: 0,
};

/** The result of a call that the engine must accept. */
export function accepted<Result extends object>(result: Result | Rejection): Result {
  if (isRejection(result)) throw new Error(JSON.stringify(result.errors));
  return result;
}

/** All numbers in a value of any depth. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function isRejection(result: object): result is Rejection {
  return 'errors' in result;
}
