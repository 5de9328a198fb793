import type { VisitorOptions } from '../../config/visitor-options.ts';
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
  sections: readonly DocumentSection[];
}

interface DocumentSection {
  heading: Localized;
  /** Lines of an address are separated by line breaks. */
  paragraphs: Localized<readonly string[]>;
  link?: { href: string; label: Localized };
  /** Ends with the button that opens the visitor's choice. */
  hasConsentButton?: boolean;
  /** Whether the section holds for a build with these options; left out, it holds for every build. */
  holdsFor?: (options: VisitorOptions) => boolean;
}
