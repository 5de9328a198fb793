import type { IntlShape } from 'react-intl';
import type { HeaderLink } from '../../design-system/page/SiteHeader/SiteHeader.tsx';
import { toAddress } from '../config/address.ts';
import { type LinkedKind, linkTo } from '../config/anchors.ts';
import type { Locale } from '../i18n/locales.ts';
import { home } from '../landings/index.ts';
import type { SectionKind } from '../sections/sections.ts';

/** The home page of a language. */
export function getHomePath(locale: Locale): string {
  return toAddress(home.path[locale]);
}

/** Links to the sections people look for most: on this page where it has them, else on the home page. */
export function listSectionLinks(intl: IntlShape, here: readonly SectionKind[]): HeaderLink[] {
  const link = (kind: LinkedKind) =>
    linkTo(kind, here.includes(kind) ? '' : getHomePath(intl.locale));
  return [
    { href: link('howItWorks'), label: intl.formatMessage({ id: 'frame.howItWorks' }) },
    { href: link('comparison'), label: intl.formatMessage({ id: 'frame.comparison' }) },
    { href: link('costs'), label: intl.formatMessage({ id: 'frame.costs' }) },
    { href: link('faq'), label: intl.formatMessage({ id: 'frame.faq' }) },
  ];
}
