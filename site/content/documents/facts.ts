import { mapValues } from '../../../lib/objects.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { LegalFields } from '../brands/schema.ts';
import { sayUnconfirmed } from '../brands/unconfirmed.ts';

/** Values that texts of documents may name: the brand's legal fields and the widths that tests cover. */
export function listDocumentFacts(legal: LegalFields, locale: Locale) {
  const fields = mapValues(legal, (value) =>
    sayUnconfirmed(typeof value === 'string' ? value : value[locale], locale),
  );
  const { axeWidths, reflowWidths } = ACCESSIBILITY_FACTS;
  const list = new Intl.ListFormat(locale);
  return {
    ...fields,
    axeWidths: list.format(axeWidths.map(String)),
    reflowWidths: list.format(reflowWidths.map(String)),
  };
}

/** Widths that the tests of the built pages cover, as the accessibility statement names them. */
export const ACCESSIBILITY_FACTS = {
  /** Widths in CSS pixels at which axe-core checks every page. */
  axeWidths: [360, 1264],
  /** From the narrowest screen that WCAG requires (reflow, 1.4.10) to the widest breakpoint. */
  reflowWidths: [320, 360, 600, 960, 1264, 1440],
} as const;
