import { keysOf } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { ANCHORS, type SectionKind } from '../../site/sections/anchors.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';

/** What a frame of the Composer shows. */
export interface PreviewOptions {
  locale: Locale;
  brand: Brand;
  /** The only section, as some landing has it; without one, the draft. */
  section?: SectionKind | undefined;
}

/** What a frame's address says that it shows. */
export function parseOptions(query: string): PreviewOptions {
  const given = new URLSearchParams(query);
  return {
    locale: LOCALES.find((locale) => locale === given.get('locale')) ?? 'en',
    brand: keysOf(brandTokens).find((brand) => brand === given.get('brand')) ?? 'fernblick',
    section: keysOf(ANCHORS).find((kind) => kind === given.get('section')),
  };
}

/** The address of a frame that shows this. */
export function formatQuery({ locale, brand, section }: PreviewOptions): string {
  return `?${new URLSearchParams({ locale, brand, ...(section && { section }) })}`;
}
