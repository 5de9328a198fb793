import type { Locale, Localized } from '../../i18n/locales.ts';
import { PLACEHOLDER } from '../brands/placeholder.ts';
import type { LegalFields } from '../brands/schema.ts';
import { ACCESSIBILITY_FACTS } from './accessibility-facts.ts';

/** Values that texts of documents may name: the brand's legal fields and the widths that tests cover. */
export function listDocumentFacts(legal: LegalFields, locale: Locale): Record<string, string> {
  const fields = Object.entries(legal).map(([field, value]) => [
    field,
    value.replaceAll(PLACEHOLDER, UNKNOWN[locale]),
  ]);
  const { axeWidths, reflowWidths } = ACCESSIBILITY_FACTS;
  const list = new Intl.ListFormat(locale);
  return {
    ...Object.fromEntries(fields),
    axeWidths: list.format(axeWidths.map(String)),
    reflowWidths: list.format(reflowWidths.map(String)),
  };
}

/** Text in place of a legal field that is not filled in. */
const UNKNOWN: Localized = { en: '[placeholder]', de: '[Platzhalter]' };
