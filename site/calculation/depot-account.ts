import { NOTHING, type Outcome } from './account.ts';
import { Lots } from './lots.ts';

/** What a depot charges and taxes; rates and shares are fractions. */
export interface DepotRules {
  /** Share of every buy and sell. */
  readonly orderFee: number;
  /** Share of the assets per year; falls due month by month and is paid the January after. */
  readonly assetFee: number;
  /** Share of all units sold and bought back each January. */
  readonly rebalancedShare: number;
  /** Flat tax on the taxed share of what the fund yields. */
  readonly taxRate: number;
  /** What the Teilfreistellung leaves to be taxed. */
  readonly taxedShare: number;
  /** Euros of each year's base that stay free. */
  readonly allowance: number;
  /** Taxes the Vorabpauschale, and what units gained that are sold to pay a January's bills. */
  readonly withholdsTax: boolean;
  readonly taxesRebalancing: boolean;
  readonly taxesExit: boolean;
}

/**
 * A depot with one accumulating fund (docs/calculation.md, section 5). A year is `beginYear`, then
 * twelve times `invest` and `grow`; `exit` says what leaving then would bring, and changes nothing.
 */
export class DepotAccount {
  private readonly rules: DepotRules;
  private readonly lots: Lots;
  private paid = 0;
  private brokerageFee = 0;
  private withholdingTax = 0;
  private rebalancingTax = 0;
  /** Counted anew after each sale, because what is left of many units would be lost in rounding. */
  private units = 0;
  private price = 1;
  private januaryPrice = 1;
  /** Euros of the asset fee that fell due since the last January. */
  private feeDue = 0;
  /** Euros waiting to be invested; negative while a bill is still unpaid. */
  private cash = 0;

  /** An empty depot that lasts for so many months. */
  constructor(rules: DepotRules, months: number) {
    this.rules = rules;
    this.lots = new Lots(months);
  }

  /**
   * January: pays last year's asset fee, and taxes last year's Vorabpauschale, which counts as
   * received now (§ 18(3) InvStG), together with the gain from rebalancing. Fee and tax lower what
   * can be invested.
   */
  beginYear(basisertragRate: number): void {
    const { taxedShare, withholdsTax, taxesRebalancing } = this.rules;
    const vorabBase = withholdsTax ? taxedShare * this.creditVorab(basisertragRate) : 0;
    const gainBase = taxedShare * this.rebalance();
    const withheld = this.taxOn(vorabBase);
    const tax = taxesRebalancing ? this.taxOn(vorabBase + gainBase) : withheld;
    this.withholdingTax += withheld;
    this.rebalancingTax += tax - withheld;
    this.cash -= this.feeDue + tax;
    this.feeDue = 0;
    this.januaryPrice = this.price;
  }

  /**
   * Invests a contribution and all waiting cash; if that does not even pay the bills, units are
   * sold. `vorabShare` is the part of the year's Vorabpauschale due on units bought now: 1/12 less
   * for each month gone by (§ 18(2) InvStG).
   */
  invest(contribution: number, vorabShare: number): void {
    this.paid += contribution;
    this.cash += contribution;
    if (this.cash < SETTLED) this.sellToPay();
    this.buy(Math.max(0, this.cash), vorabShare);
    // After a crash all units may not pay a fee of better months: the rest stays owed.
    this.cash = Math.min(0, this.cash);
  }

  /**
   * Lets the price grow for a month, at whose end a twelfth of the asset fee falls due. The fee
   * lowers neither the price nor a gain: what a depot costs to keep is not deductible (§ 20(9) S. 1
   * EStG), and a fund's Vorabpauschale does not know it.
   */
  grow(monthlyGrowth: number): void {
    this.price *= monthlyGrowth;
    const fee = (this.units * this.price * this.rules.assetFee) / 12;
    this.feeDue += fee;
    this.brokerageFee += fee;
  }

  /**
   * What selling everything in the January after would bring, with last year's asset fee paid. That
   * January is a tax year with an allowance of its own. The Vorabpauschale of the last year falls
   * into it too, and lowers the gain by as much (§ 19(1) InvStG): it is left out of both.
   */
  exit(): Outcome {
    const { orderFee, taxedShare, taxesExit } = this.rules;
    const gross = this.units * this.price;
    const sale = gross * (1 - orderFee);
    const gain = taxesExit ? sale - this.lots.totalBasis() : 0;
    const withdrawalTax = this.taxOn(taxedShare * gain);
    return {
      ...NOTHING,
      gross,
      net: sale - withdrawalTax - this.feeDue + this.cash,
      paid: this.paid,
      brokerageFee: this.brokerageFee + gross * orderFee,
      withholdingTax: this.withholdingTax,
      rebalancingTax: this.rebalancingTax,
      withdrawalTax,
    };
  }

  /** Adds last year's Vorabpauschale to the basis of all units and returns its sum in euros. */
  private creditVorab(basisertragRate: number): number {
    const rise = Math.max(0, this.price - this.januaryPrice);
    return this.lots.credit(Math.min(this.januaryPrice * basisertragRate, rise));
  }

  /** Sells a share of all units for cash and returns the gain in euros. */
  private rebalance(): number {
    const sold = this.units * this.rules.rebalancedShare;
    this.bookSale(sold);
    const gain = this.lots.sell(sold, this.salePrice());
    this.units = this.lots.totalUnits();
    return gain;
  }

  /** Sells the oldest units until the unpaid bills, and the tax on these very sales, are paid. */
  private sellToPay(): void {
    const { taxRate, taxedShare, withholdsTax } = this.rules;
    const gainTaxRate = withholdsTax ? taxRate * taxedShare : 0;
    while (this.cash < SETTLED && !this.lots.isEmpty()) {
      const gain = this.salePrice() - this.lots.oldestBasis();
      const tax = gainTaxRate * Math.max(0, gain);
      const needed = -this.cash / (this.salePrice() - tax);
      const sold = Math.min(this.lots.oldestUnits(), needed);
      this.lots.sellOldest(sold);
      this.bookSale(sold);
      this.cash -= sold * tax;
      this.withholdingTax += sold * tax;
    }
    this.units = this.lots.totalUnits();
  }

  private buy(euros: number, vorabShare: number): void {
    const { orderFee } = this.rules;
    const units = (euros * (1 - orderFee)) / this.price;
    this.lots.buy(units, this.price / (1 - orderFee), vorabShare);
    this.units += units;
    this.brokerageFee += euros * orderFee;
  }

  private bookSale(units: number): void {
    this.cash += units * this.salePrice();
    this.brokerageFee += units * this.price * this.rules.orderFee;
  }

  private salePrice(): number {
    return this.price * (1 - this.rules.orderFee);
  }

  private taxOn(base: number): number {
    return this.rules.taxRate * Math.max(0, base - this.rules.allowance);
  }
}

/** A balance from here on, in euros, owes nothing but rounding. */
const SETTLED = -1e-12;
