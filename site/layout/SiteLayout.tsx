import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SkipLink } from '../../design-system/actions/SkipLink/SkipLink.tsx';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { SiteFooter } from '../../design-system/page/SiteFooter/SiteFooter.tsx';
import type { Localized } from '../i18n/locales.ts';
import { describeDemo } from '../provider/describe-demo.ts';
import { useSite } from '../provider/site-context.ts';
import { useLegalFacts } from '../provider/useLegalFacts.ts';
import type { SectionKind } from '../sections/sections.ts';
import { Banners } from '../visitors/banners/Banners.tsx';
import { VisitorSetup } from '../visitors/VisitorSetup.tsx';
import { listAuthorities, useFooterGroups } from './footer.ts';
import { linkToOtherLanguages, PageHeader } from './PageHeader.tsx';

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
  const { brand, locale } = useSite();
  const intl = useIntl();
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
        groups={useFooterGroups(linkToOtherLanguages(locale, paths))}
        authorities={listAuthorities(intl)}
        notes={[
          intl.formatMessage({ id: 'frame.footer.product' }, useLegalFacts()),
          intl.formatMessage({ id: 'frame.footer.risk' }),
        ]}
      />
    </>
  );
}
