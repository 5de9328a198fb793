import { keysOf } from '../../lib/objects.ts';
import { LOCALES, type Locale } from '../../site/i18n/locales.ts';
import { SECTION_KINDS, type SectionKind } from '../../site/sections/sections.ts';
import { type Brand, brandTokens } from '../../tokens/index.ts';

/** The choices of a preview. */
export interface PreviewOptions {
  locale: Locale;
  brand: Brand;
  /** The only section, as some landing has it; without one, the draft. */
  section?: SectionKind | undefined;
}

/** The options in the query of a preview's address. */
export function parseQuery(query: string): PreviewOptions {
  const given = new URLSearchParams(query);
  return {
    locale: LOCALES.find((locale) => locale === given.get('locale')) ?? 'en',
    brand: keysOf(brandTokens).find((brand) => brand === given.get('brand')) ?? 'fernblick',
    section: SECTION_KINDS.find((kind) => kind === given.get('section')),
  };
}

/** The query of a preview with these options. */
export function formatQuery({ locale, brand, section }: PreviewOptions): string {
  return `?${new URLSearchParams({ locale, brand, ...(section && { section }) })}`;
}

/** The message in which a preview says that it can show a draft: the landing that it is then sent. */
export const PREVIEW_READY = 'composer-preview-ready';
