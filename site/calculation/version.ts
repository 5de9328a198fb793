/** The version of the calculation that docs/calculation.md describes. */
export const CALCULATION_VERSION = 2;
