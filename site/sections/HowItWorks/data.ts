/** Nothing: the five steps are the same on every landing. */
export type HowItWorksData = Record<never, never>;
