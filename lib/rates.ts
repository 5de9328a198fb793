/** A yearly rate or a share as a fraction: 0.07 is 7 %. Code counts in these. */
export type Rate = number & { readonly unit?: 'fraction' };

/** A rate in per cent, as inputs, addresses and the ledger of claims have it: 7 is 7 %. */
export type PercentPoints = number & { readonly unit?: 'percent' };

export function toRate(points: PercentPoints): Rate {
  return withoutNoise(points / 100);
}

export function toPercentPoints(rate: Rate): PercentPoints {
  return withoutNoise(rate * 100);
}

/** 0.07 × 100 is 7.000000000000001; and a rate of nothing has no sign. */
function withoutNoise(value: number): number {
  return Number(value.toFixed(9)) + 0;
}
