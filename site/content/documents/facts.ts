import type { Locale, Localized } from '../../i18n/locales.ts';
import { PLACEHOLDER } from '../brands/placeholder.ts';
import type { BrandContent } from '../brands/schema.ts';
import { ACCESSIBILITY_FACTS } from './accessibility-facts.ts';

/** What the texts of documents may name: the brand's legal fields, and what the tests cover. */
export function documentFacts({ legal }: BrandContent, locale: Locale): Record<string, string> {
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

/** What a demo shows where a field is a placeholder. */
const UNKNOWN: Localized = { en: '[placeholder]', de: '[Platzhalter]' };
