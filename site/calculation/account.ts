import type { TechnicalAssumptions } from './assumptions.ts';
import type { Charge } from './effects.ts';
import type { Market } from './market.ts';

/** Our pension, the saver's own depot, and the pension of another provider. */
export type ProviderName = 'pf' | Competitor;

/** What our pension is compared with. */
export type Competitor = (typeof COMPETITORS)[number];

export const COMPETITORS = ['directinvest', 'otherbroker'] as const;

/** One value for each provider. */
export type ByProvider<Value> = Readonly<Record<ProviderName, Value>>;

/** Where the money of a plan goes, and what it may cost there. */
export interface Provider {
  readonly tech: TechnicalAssumptions;
  /** The charges whose rate is not zero, in the order in which money leaves. */
  readonly charges: readonly Charge[];
  /**
   * Opens an account on a market. It levies the charges up to and including one, or all.
   */
  open(market: Market, last?: Charge): Account;
}

/** Money saved with one provider, year by year. */
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

/** Euros at the exit after some full years; costs and taxes are totals over these years. */
export interface Outcome {
  /** Pension: value after the last fee. Depot: value before any fee of the exit. */
  readonly gross: number;
  /** What the saver receives. */
  readonly net: number;
  /** All contributions. */
  readonly paid: number;
  readonly upfrontCost: number;
  readonly fixedCost: number;
  readonly brokerageFee: number;
  /** Tax on the Vorabpauschale, and on units sold to pay January's fee and tax. */
  readonly withholdingTax: number;
  readonly rebalancingTax: number;
  /** Tax on the exit. */
  readonly withdrawalTax: number;
}

/** Before the first contribution: the place to start counting from. */
export const NOTHING: Outcome = {
  gross: 0,
  net: 0,
  paid: 0,
  upfrontCost: 0,
  fixedCost: 0,
  brokerageFee: 0,
  withholdingTax: 0,
  rebalancingTax: 0,
  withdrawalTax: 0,
};
