import { UserError } from '../../lib/user-error.ts';

/** The experiments, by the names of their flags. Precedence and variants are in `site/visitors/experiments`. */
export const FLAGS = [
  'pf-hero-new-image',
  'pf-hero-family-image',
  'ab-pf-hero-bullet-points',
] as const;

export type Flag = (typeof FLAGS)[number];

export const BANNERS = ['webinar', 'admin'] as const;

export type BannerName = (typeof BANNERS)[number];

/** Options of a build about its visitors. The default has none, and contains no code for them. */
export interface VisitorOptions {
  /** `dataLayer` for a tag manager, or the path of this site that events are posted to. */
  tracking?: string;
  /** The experiments that run. */
  experiments: readonly Flag[];
  /** The path of this site that says whether the visitor has a pension. */
  lead?: string;
  /** The banners that pages show from the start; the others wait for their event. */
  banners?: readonly BannerName[];
}

/** The options of a default build. */
export const NO_OPTIONS: VisitorOptions = { experiments: [] };

/** Whether pages have to ask before they do what the options say: section 25 (1) TDDDG. */
export function needsConsent({ tracking, experiments }: VisitorOptions): boolean {
  return tracking !== undefined || experiments.length > 0;
}

/**
 * Reads the options of a build from environment variables:
 * `TRACKING=dataLayer` or `TRACKING=/events`, `EXPERIMENTS=<flag>,<flag>`, `LEAD=/api/lead`, and
 * `BANNERS=none`, `BANNERS=webinar` or `BANNERS=webinar,admin`.
 * @returns nothing when none is set
 * @throws when one has a value that no build knows
 */
export function readVisitorOptions(
  env: Readonly<Record<string, string | undefined>>,
): VisitorOptions | undefined {
  const { TRACKING, EXPERIMENTS, LEAD, BANNERS: SHOWN } = env;
  if (!TRACKING && !EXPERIMENTS && !LEAD && !SHOWN) return undefined;
  return {
    experiments: EXPERIMENTS ? readList('EXPERIMENTS', EXPERIMENTS, FLAGS) : [],
    ...(TRACKING && {
      tracking:
        TRACKING === 'dataLayer'
          ? TRACKING
          : readPath('TRACKING', TRACKING, '"dataLayer", or a path'),
    }),
    ...(LEAD && { lead: readPath('LEAD', LEAD, 'a path') }),
    ...(SHOWN && { banners: SHOWN === 'none' ? [] : readList('BANNERS', SHOWN, BANNERS) }),
  };
}

/** Only our own site: the security policy of every page refuses other addresses. */
function readPath(name: string, value: string, expected: string): string {
  if (/^\/(?!\/)/.test(value)) return value;
  throw new UserError(`${name}=${value} is not ${expected} on this site, such as "/events".`);
}

function readList<Known extends string>(
  name: string,
  value: string,
  known: readonly Known[],
): Known[] {
  return value.split(',').map((part) => {
    const found = known.find((candidate) => candidate === part.trim());
    if (found) return found;
    throw new UserError(`${name}=${value} contains "${part.trim()}". Known: ${known.join(', ')}.`);
  });
}
