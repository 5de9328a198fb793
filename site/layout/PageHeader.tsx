import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { type HeaderLink, SiteHeader } from '../../design-system/page/SiteHeader/SiteHeader.tsx';
import { toAddress } from '../config/address.ts';
import { LANGUAGES, type Locale, type Localized, listOtherLocales } from '../i18n/locales.ts';
import { useSite } from '../provider/site-context.ts';
import { useContact } from '../provider/useContact.ts';
import type { SectionKind } from '../sections/sections.ts';
import { getHomePath, listSectionLinks } from './section-links.ts';

interface PageHeaderProps extends Partial<ComponentProps<typeof SiteHeader>> {
  /** The page's path in every language. */
  paths: Localized;
  /** The sections of the page. */
  sections?: readonly SectionKind[];
}

/** The header of a page, with the links to what people look for most. */
export function PageHeader({ paths, sections = [], ...rest }: PageHeaderProps) {
  const { brand, locale } = useSite();
  const intl = useIntl();
  const offer = brand.urls.offer[locale];
  return (
    <SiteHeader
      {...rest}
      home={{ href: getHomePath(locale), label: brand.name }}
      label={intl.formatMessage({ id: 'frame.nav' })}
      links={listSectionLinks(intl, sections)}
      contact={useContact()}
      languages={linkToOtherLanguages(locale, paths)}
      menuLabel={intl.formatMessage({ id: 'frame.menu' })}
      action={
        // Not on the page that it leads to.
        offer !== paths[locale] && (
          <Button size="small" href={toAddress(offer)} data-cta="cta">
            <FormattedMessage id="frame.cta" />
          </Button>
        )
      }
    />
  );
}

/** The same page in every other language. */
export function linkToOtherLanguages(locale: Locale, paths: Localized): HeaderLink[] {
  return listOtherLocales(locale).map((other) => ({
    href: toAddress(paths[other]),
    label: LANGUAGES[other].name,
    lang: other,
  }));
}
