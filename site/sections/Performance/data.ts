/** Nothing: what it shows is the same on every landing. */
export type PerformanceData = Record<never, never>;
