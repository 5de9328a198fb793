import { useTheme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SkipLink } from '../../design-system/actions/SkipLink/SkipLink.tsx';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { SiteFooter } from '../../design-system/page/SiteFooter/SiteFooter.tsx';
import { legalFields } from '../content/brands/legal.ts';
import { listDocumentFacts } from '../content/documents/facts.ts';
import type { Localized } from '../i18n/locales.ts';
import { describeDemo } from '../provider/describe-demo.ts';
import { useSite } from '../provider/SiteProvider.tsx';
import type { SectionKind } from '../sections/sections.ts';
import { Banners } from '../visitors/banners/Banners.tsx';
import { VisitorSetup } from '../visitors/VisitorSetup.tsx';
import { useFooterGroups } from './footer.ts';
import { linkToOtherLanguage, PageHeader } from './PageHeader.tsx';
import { listSectionLinks } from './section-links.ts';

interface SiteLayoutProps {
  /** The page's path in every language, for the language switch. */
  paths: Localized;
  /** The sections of this page: links to them stay on it, those to others lead to the home page. */
  sections?: readonly SectionKind[];
  children: ReactNode;
}

const MAIN = 'main';

/** Skip link, header and footer around the content of every page; on a demo, a notice. */
export function SiteLayout({ paths, sections: here = [], children }: SiteLayoutProps) {
  const { brand: key } = useTheme();
  const { brand, locale } = useSite();
  const intl = useIntl();
  const groups = useFooterGroups(listSectionLinks(intl, here), linkToOtherLanguage(locale, paths));
  return (
    <>
      <SkipLink href={`#${MAIN}`}>{intl.formatMessage({ id: 'frame.skip' })}</SkipLink>
      <VisitorSetup isLanding={here.length > 0} />
      <Banners />
      {brand.status === 'demo' && (
        <Notice label={intl.formatMessage({ id: 'frame.demo.label' })}>{describeDemo(intl)}</Notice>
      )}
      <PageHeader paths={paths} sections={here} />
      <main id={MAIN}>{children}</main>
      <SiteFooter
        brand={brand.name}
        groups={groups}
        notes={[
          intl.formatMessage(
            { id: 'frame.footer.product' },
            listDocumentFacts(legalFields[key], locale),
          ),
          intl.formatMessage({ id: 'frame.footer.risk' }),
        ]}
      />
    </>
  );
}
