import type { HeaderLink } from '../../design-system/SiteHeader/SiteHeader.tsx';
import { landings } from '../landings/index.ts';
import type { Locale } from '../locales.ts';
import { linkTo } from '../sections/anchors.ts';
import type { TextLookup } from '../text.ts';

/** The home page of a language. */
export function homePath(locale: Locale): string {
  return landings.home.path[locale];
}

/** Links to the sections people look for most, on the page with the given path (empty: this page). */
export function sectionLinks(t: TextLookup, page: string): HeaderLink[] {
  return [
    { href: linkTo('howItWorks', page), label: t('frame.howItWorks') },
    { href: linkTo('comparison', page), label: t('frame.comparison') },
    { href: linkTo('costs', page), label: t('frame.costs') },
    { href: linkTo('faq', page), label: t('frame.faq') },
  ];
}
