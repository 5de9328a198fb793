import type { Localized } from '../../locales.ts';

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
}
