/** Nothing: what it shows is the same on every landing. */
export type PortfoliosData = Record<never, never>;
