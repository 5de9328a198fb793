/**
 * A stream of evenly spread random numbers between 0 and 1, both excluded, that every engine draws
 * alike: mulberry32 (docs/calculation.md, section 14). The seed is a whole number below 2³².
 */
export function uniformStream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

/**
 * The standard normal value below which a share of all values lies, 0 < share < 1. Acklam's
 * rational approximation, right to 1.15e-9, without a refining step.
 */
export function inverseNormal(share: number): number {
  if (share < TAIL) return tailValue(share);
  if (share > 1 - TAIL) return -tailValue(1 - share);
  const fromMiddle = share - 0.5;
  const square = fromMiddle * fromMiddle;
  return (fromMiddle * polynomial(A, square)) / polynomial(B, square);
}

function tailValue(share: number): number {
  const root = Math.sqrt(-2 * Math.log(share));
  return polynomial(C, root) / polynomial(D, root);
}

/** Coefficients from the highest power down. */
function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (const coefficient of coefficients) value = value * x + coefficient;
  return value;
}

/** Shares closer than this to 0 or 1 have a formula of their own. */
const TAIL = 0.02425;

const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
];
const B = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
  1,
];
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
];
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];
