import type { Result } from 'lighthouse';

/** What Lighthouse is asked about a page, in the order of the table. */
export const MEASURES = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  SEO: score('seo'),
  FCP: metric('first-contentful-paint', formatSeconds),
  LCP: metric('largest-contentful-paint', formatSeconds),
  CLS: metric('cumulative-layout-shift', (shift) => shift.toFixed(3)),
  TBT: metric('total-blocking-time', (time) => `${Math.round(time)} ms`),
  bytes: metric('total-byte-weight', (bytes) => `${(bytes / 1024).toFixed(1)} KiB`),
} satisfies Record<string, Measure>;

export type MeasureName = keyof typeof MEASURES;

interface Measure {
  read(result: Result): number;
  format(value: number): string;
  /** Whether more is better, as of a score. */
  isScore: boolean;
}

/** Points of 100 of one of Lighthouse's categories. */
function score(category: string): Measure {
  return {
    read: ({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100),
    format: String,
    isScore: true,
  };
}

function metric(audit: string, format: (value: number) => string): Measure {
  return {
    read: ({ audits }) => audits[audit]?.numericValue ?? Number.NaN,
    format,
    isScore: false,
  };
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** The audits that cost a category points, as `is-crawlable: Page is blocked from indexing`. */
export function listFaults({ audits, categories }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.title}`);
}
