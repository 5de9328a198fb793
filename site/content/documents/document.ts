import { keysOf } from '../../../lib/objects.ts';
import { needsConsent, type VisitorOptions } from '../../config/visitor-options.ts';
import type { Localized } from '../../i18n/locales.ts';

/**
 * A page of plain text: what the law wants every visitor to be able to read. Texts are in ICU message
 * syntax; besides `{product}` and `{brand}` they may name the brand's legal fields and the facts of
 * `accessibility-facts.ts`.
 */
export interface DocumentPage {
  path: Localized;
  title: Localized;
  /** For search results. */
  description: Localized;
  /** The day of its content, `YYYY-MM-DD`, which texts name as `{asOf}`. */
  asOf?: string;
  sections: readonly DocumentSection[];
}

interface DocumentSection {
  heading: Localized;
  /** Lines of an address are separated by line breaks. */
  paragraphs: Localized<readonly string[]>;
  /** To another site, or by a path for each language to a file of this one. */
  link?: { href: string | Localized; label: Localized };
  /** Ends with the button that opens the visitor's choice. */
  hasConsentButton?: boolean;
  /** The builds that the section holds for; left out, all. */
  holdsFor?: Condition;
}

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
