import type { Locale } from '../../locales.ts';
import type { BrandContent } from '../brands/schema.ts';
import { ACCESSIBILITY_FACTS } from './accessibility-facts.ts';

/** What the texts of documents may name: the brand's legal fields, and what the tests cover. */
export function documentFacts({ legal }: BrandContent, locale: Locale): Record<string, string> {
  const { axeWidths, reflowWidths } = ACCESSIBILITY_FACTS;
  const list = new Intl.ListFormat(locale);
  return {
    ...legal,
    axeWidths: list.format(axeWidths.map(String)),
    reflowWidths: list.format(reflowWidths.map(String)),
  };
}
