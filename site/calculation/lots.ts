/**
 * The units of one fund in a depot, bought in lots and sold first in, first out as § 20(4) S. 7
 * EStG prescribes. Prices and costs are euros a unit.
 */
export class Lots {
  // A column for each property of a lot, because outcomes read lots a million times.
  private readonly units: Float64Array;
  /** Cost less fees to deduct: the purchase, and the Vorabpauschalen taxed since. */
  private readonly basis: Float64Array;
  /** Share of the Vorabpauschale of the year of purchase. */
  private readonly vorabShare: Float64Array;
  private oldest = 0;
  private end = 0;
  /** The first lot without a Vorabpauschale yet. */
  private firstNew = 0;

  /** Has room for so many purchases. */
  constructor(purchases: number) {
    const columns = new Float64Array(3 * purchases);
    this.units = columns.subarray(0, purchases);
    this.basis = columns.subarray(purchases, 2 * purchases);
    this.vorabShare = columns.subarray(2 * purchases);
  }

  buy(units: number, cost: number, vorabShare: number): void {
    this.units[this.end] = units;
    this.basis[this.end] = cost;
    this.vorabShare[this.end] = vorabShare;
    this.end += 1;
  }

  /**
   * Adds last year's Vorabpauschale per unit to the basis (§ 19(1) InvStG) and returns its sum in
   * euros. Lots bought since the last time only get their share.
   */
  credit(vorabpauschale: number): number {
    let units = 0;
    for (let lot = this.oldest; lot < this.end; lot += 1) {
      const share = lot < this.firstNew ? 1 : entry(this.vorabShare, lot);
      units += entry(this.units, lot) * share;
      this.basis[lot] = entry(this.basis, lot) + vorabpauschale * share;
    }
    this.firstNew = this.end;
    return vorabpauschale * units;
  }

  /** Sells so many units, or all there are, and returns the gain in euros. */
  sell(units: number, price: number): number {
    let gain = 0;
    let wanted = units;
    while (wanted > 0 && !this.isEmpty()) {
      const sold = Math.min(wanted, this.oldestUnits());
      gain += sold * (price - this.oldestBasis());
      wanted -= sold;
      this.sellOldest(sold);
    }
    return gain;
  }

  /** Sells units of the oldest lot, at most all of them. */
  sellOldest(units: number): void {
    const left = this.oldestUnits() - units;
    this.units[this.oldest] = left;
    if (left <= 0) this.oldest += 1;
  }

  isEmpty(): boolean {
    return this.oldest === this.end;
  }

  oldestUnits(): number {
    return entry(this.units, this.oldest);
  }

  oldestBasis(): number {
    return entry(this.basis, this.oldest);
  }

  totalUnits(): number {
    let sum = 0;
    for (let lot = this.oldest; lot < this.end; lot += 1) sum += entry(this.units, lot);
    return sum;
  }

  /** The basis of all units, euros. */
  totalBasis(): number {
    let sum = 0;
    for (let lot = this.oldest; lot < this.end; lot += 1) {
      sum += entry(this.units, lot) * entry(this.basis, lot);
    }
    return sum;
  }
}

/** Beyond the last lot there is nothing. */
function entry(column: Float64Array, lot: number): number {
  return column[lot] ?? 0;
}
