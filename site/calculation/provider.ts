import type { Account } from './account.ts';
import type { TechnicalAssumptions } from './assumptions.ts';
import type { Charge } from './effects.ts';
import type { Market } from './market.ts';

/** The three ways to save: our pension, an own depot, another provider's pension. */
export type ProviderGroup = 'pf' | 'directinvest' | 'otherbroker';

/** One value for each way to save. */
export type ByGroup<Value> = Readonly<Record<ProviderGroup, Value>>;

/** One way to save under a plan: where the money goes, and what it may cost there. */
export interface Provider {
  readonly tech: TechnicalAssumptions;
  /** The charges whose rate is not zero, in the order in which money leaves. */
  readonly charges: readonly Charge[];
  /**
   * Opens an account on a market. It levies the charges up to and including one, or all.
   */
  open(market: Market, last?: Charge): Account;
}
