import type { HeaderLink } from '../../design-system/SiteHeader/SiteHeader.tsx';
import type { BrandContent } from '../content/brands/schema.ts';
import { PERSONA_KEYS } from '../content/personas.ts';
import { landings } from '../landings/index.ts';
import type { Locale } from '../locales.ts';
import type { TextLookup } from '../text.ts';

interface FooterContent {
  t: TextLookup;
  brand: BrandContent;
  locale: Locale;
  sections: readonly HeaderLink[];
  language: HeaderLink;
}

/** The footer's lists of links: the persona pages, the sections, and what lies beside the landing. */
export function footerGroups({ t, brand, locale, sections, language }: FooterContent) {
  return [
    {
      title: t('frame.footer.personas'),
      links: PERSONA_KEYS.map((key) => ({
        href: landings[key].path[locale],
        label: t(`personas.${key}.title`),
      })),
    },
    { title: t('frame.footer.sections'), links: sections },
    {
      title: t('frame.footer.more'),
      links: [
        { href: brand.urls.blog[locale], label: t('frame.footer.blog') },
        { href: brand.urls.reviews[locale], label: t('frame.footer.reviews') },
        language,
      ],
    },
  ];
}
