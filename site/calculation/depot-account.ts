import { NOTHING, type Outcome } from './provider.ts';

/** The fund's growth, and what a depot charges and taxes; rates and shares are fractions. */
export interface DepotRules {
  /** Factor of the fund price per month, before the asset fee. */
  readonly monthlyGrowth: number;
  /** Share of every buy and sell. */
  readonly orderFee: number;
  /** Share of the assets per year. */
  readonly assetFee: number;
  /** Share of all units sold and bought back each January. */
  readonly rebalancedShare: number;
  /** Flat tax on the taxed share of what the fund yields. */
  readonly taxRate: number;
  /** What the Teilfreistellung leaves to be taxed. */
  readonly taxedShare: number;
  /** Euros of each year's base that stay free. */
  readonly allowance: number;
  readonly taxesRebalancing: boolean;
  readonly taxesExit: boolean;
}

/**
 * A depot with one accumulating fund, first in, first out as § 20(4) S. 7 EStG prescribes
 * (docs/calculation.md, section 5). A year is `beginYear`, then twelve times `invest` and `grow`;
 * `exit` says what leaving at its end would bring, and changes nothing.
 */
export class DepotAccount {
  private readonly rules: DepotRules;
  private readonly lots: Lot[] = [];
  private readonly totals = { ...NOTHING };
  private units = 0;
  private price = 1;
  private januaryPrice = 1;
  /** Euros waiting to be invested; negative while a tax is still unpaid. */
  private cash = 0;
  /** Taxable income of the current year before the allowance, and the tax already paid on it. */
  private yearBase = 0;
  private yearTax = 0;

  constructor(rules: DepotRules) {
    this.rules = rules;
  }

  /**
   * January: taxes last year's Vorabpauschale, which counts as received now (§ 18(3) InvStG),
   * together with the gain from rebalancing. The tax lowers what can be invested.
   */
  beginYear(basisertragRate: number): void {
    const { taxedShare, taxesRebalancing } = this.rules;
    const vorabBase = taxedShare * this.creditVorabpauschale(basisertragRate);
    const gainBase = taxedShare * this.rebalance();
    const withheld = this.taxOn(vorabBase);
    this.yearBase = taxesRebalancing ? vorabBase + gainBase : vorabBase;
    this.yearTax = this.taxOn(this.yearBase);
    this.totals.withholdingTax += withheld;
    this.totals.rebalancingTax += this.yearTax - withheld;
    this.cash -= this.yearTax;
    this.januaryPrice = this.price;
  }

  /**
   * Invests a contribution and all waiting cash; if that does not even pay the tax, units are sold.
   * `vorabShare` is the part of the year's Vorabpauschale due on units bought now: 1/12 less for
   * each month gone by (§ 18(2) InvStG).
   */
  invest(contribution: number, vorabShare: number): void {
    this.totals.paid += contribution;
    this.cash += contribution;
    if (this.cash < 0) this.sellToPayTax();
    this.buy(Math.max(0, this.cash), vorabShare);
    this.cash = 0;
  }

  /** Lets a month pass; the asset fee slows the price. */
  grow(): void {
    const { monthlyGrowth, assetFee } = this.rules;
    const grown = this.price * monthlyGrowth;
    this.totals.brokerageFee += (this.units * grown * assetFee) / 12;
    this.price = grown * (1 - assetFee / 12);
  }

  /**
   * What selling everything at the end of the year would bring. The exit shares one tax year, and
   * one allowance, with the January before it.
   */
  exit(): Outcome {
    const { orderFee, taxedShare, taxesExit } = this.rules;
    const gross = this.units * this.price;
    const sale = gross * (1 - orderFee);
    const exitBase = taxedShare * (sale - this.basis());
    const withdrawalTax = taxesExit ? this.taxOn(this.yearBase + exitBase) - this.yearTax : 0;
    return {
      ...this.totals,
      gross,
      net: sale - withdrawalTax,
      brokerageFee: this.totals.brokerageFee + gross * orderFee,
      withdrawalTax,
    };
  }

  /** Adds last year's Vorabpauschale to every lot and returns its sum in euros. */
  private creditVorabpauschale(basisertragRate: number): number {
    const rise = Math.max(0, this.price - this.januaryPrice);
    const perUnit = Math.min(this.januaryPrice * basisertragRate, rise);
    let sum = 0;
    for (const lot of this.lots) {
      const credited = perUnit * lot.vorabShare;
      sum += lot.units * credited;
      lot.basis += credited;
      lot.vorabShare = 1;
    }
    return sum;
  }

  /** Sells a share of all units, oldest first, for cash and returns the gain in euros. */
  private rebalance(): number {
    let wanted = this.units * this.rules.rebalancedShare;
    let gain = 0;
    for (const lot of this.lots) {
      if (wanted <= 0) break;
      const units = Math.min(lot.units, wanted);
      gain += units * this.gainPerUnit(lot);
      this.cash += this.sell(lot, units);
      wanted -= units;
    }
    this.dropSoldLots();
    return gain;
  }

  /** Sells the oldest units until the unpaid tax, and the tax on these very sales, is paid. */
  private sellToPayTax(): void {
    const { taxRate, taxedShare } = this.rules;
    for (const lot of this.lots) {
      if (this.cash >= SETTLED) break;
      const base = taxedShare * Math.max(0, this.gainPerUnit(lot));
      const tax = taxRate * base;
      const netPrice = this.salePrice() - tax;
      const units = Math.min(lot.units, -this.cash / netPrice);
      this.cash += this.sell(lot, units) - units * tax;
      this.yearBase += units * base;
      this.yearTax += units * tax;
      this.totals.withholdingTax += units * tax;
    }
    this.dropSoldLots();
  }

  private buy(euros: number, vorabShare: number): void {
    const { orderFee } = this.rules;
    const units = (euros * (1 - orderFee)) / this.price;
    this.lots.push({ units, basis: this.price / (1 - orderFee), vorabShare });
    this.units += units;
    this.totals.brokerageFee += euros * orderFee;
  }

  /** Sells units of a lot and returns the proceeds in euros. */
  private sell(lot: Lot, units: number): number {
    lot.units -= units;
    this.units -= units;
    this.totals.brokerageFee += units * this.price * this.rules.orderFee;
    return units * this.salePrice();
  }

  private salePrice(): number {
    return this.price * (1 - this.rules.orderFee);
  }

  /** The Vorabpauschalen already taxed lower the gain (§ 19(1) InvStG). */
  private gainPerUnit(lot: Lot): number {
    return this.salePrice() - lot.basis;
  }

  private taxOn(base: number): number {
    return this.rules.taxRate * Math.max(0, base - this.rules.allowance);
  }

  private basis(): number {
    let basis = 0;
    for (const lot of this.lots) basis += lot.units * lot.basis;
    return basis;
  }

  private dropSoldLots(): void {
    while (this.lots[0]?.units === 0) this.lots.shift();
  }
}

/** Units bought together. */
interface Lot {
  units: number;
  /** Cost per unit, order fee included, plus the Vorabpauschalen of all years since. */
  basis: number;
  /** Share of the current year's Vorabpauschale. */
  vorabShare: number;
}

/** A balance from here on, in euros, owes nothing but rounding. */
const SETTLED = -1e-12;
