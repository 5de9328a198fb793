import { keysOf } from '../../../lib/objects.ts';
import { needsConsent, type VisitorOptions } from '../../config/visitor-options.ts';

export type Condition = keyof typeof CONDITIONS;

/** What a build does about its visitors, and the service that it lets calculate. */
interface BuildOptions extends VisitorOptions {
  calculationUrl?: string | undefined;
}

/** Conditions of sections. */
const CONDITIONS = {
  consent: needsConsent,
  banners: hasBanners,
  nothingStored: (options: VisitorOptions) => !needsConsent(options) && !hasBanners(options),
  ownCalculation: ({ calculationUrl }: BuildOptions) => !calculationUrl,
  calculationService: ({ calculationUrl }: BuildOptions) => Boolean(calculationUrl),
};

export const CONDITION_NAMES = keysOf(CONDITIONS);

/** Whether a section with this condition holds for a build with these options. */
export function holds(condition: Condition | undefined, options: BuildOptions): boolean {
  return condition === undefined || CONDITIONS[condition](options);
}

function hasBanners({ banners }: VisitorOptions): boolean {
  return banners !== undefined;
}
