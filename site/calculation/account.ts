import type { Outcome } from './outcome.ts';

/** Money saved in one way, year by year. */
export interface Account {
  /** Lets the next plan year pass: its contributions, its growth, its costs and taxes. */
  passYear(): void;
  /** What leaving in the January after the last year would bring; changes nothing. */
  exit(): Outcome;
}

/** Outcomes by the number of full years after which they are reached. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/** The outcome of leaving an account after some more years. */
export function leaveAfter(years: number, account: Account): Outcome {
  for (let year = 0; year < years; year += 1) account.passYear();
  return account.exit();
}

/** The outcomes of leaving a new account after each of these numbers of years. */
export function leaveAfterEach(exits: readonly number[], account: Account): Outcomes {
  const outcomes = new Map<number, Outcome>();
  let passed = 0;
  for (const years of exits.toSorted((one, other) => one - other)) {
    outcomes.set(years, leaveAfter(years - passed, account));
    passed = years;
  }
  return outcomes;
}

/** The outcome after so many years; throws a RangeError if that exit was not asked for. */
export function outcomeAfter(years: number, outcomes: Outcomes): Outcome {
  const outcome = outcomes.get(years);
  if (outcome === undefined) throw new RangeError(`No outcome after ${years} years.`);
  return outcome;
}
