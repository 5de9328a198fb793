/** Nothing: what it shows is the same on every landing. */
export type PricingData = Record<never, never>;
