import type { MeasureName } from './measures.ts';

/** Lighthouse's two models of a visitor: a mid-range phone on slow 4G, and a computer on a cable. */
export type Device = keyof typeof BUDGETS;

const ALL_POINTS = { performance: 100, accessibility: 100, 'best practices': 100, SEO: 100 };

/** What every page must reach, as the median of all runs: milliseconds, and bytes until it is loaded. */
export const BUDGETS = {
  mobile: { ...ALL_POINTS, FCP: 1050, LCP: 1300, CLS: 0, TBT: 50, bytes: 104 * 1024 },
  desktop: { ...ALL_POINTS, FCP: 400, LCP: 500, CLS: 0, TBT: 50, bytes: 280 * 1024 },
} satisfies Record<string, Record<MeasureName, number>>;
