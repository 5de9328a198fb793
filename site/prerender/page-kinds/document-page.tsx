import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { Article } from '../../../design-system/text/Article/Article.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { holds } from '../../content/documents/document.ts';
import { listDocumentFacts } from '../../content/documents/facts.ts';
import { type DocumentKey, documents } from '../../content/documents/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { removeSoftHyphens } from '../../i18n/soft-hyphens.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getTextLookup } from '../../provider/page-texts.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useText } from '../../provider/useText.ts';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';
import { CONSENT_SETTINGS } from '../../visitors/consent/consent.ts';
import type { SitePage } from '../site-page.ts';
import { pageHead } from './page-head.ts';

/** Turns a row of the document table into a page of one language. */
export function documentPage({ key, locale }: { key: DocumentKey; locale: Locale }): SitePage {
  const t = getTextLookup(currentBrand, locale);
  return {
    head: pageHead(locale, {
      title: removeSoftHyphens(t(`document.${key}.title`)),
      description: t(`document.${key}.description`),
      paths: documents[key].path,
    }),
    view: <DocumentView document={key} />,
  };
}

/** A document: its title, then its sections from top to bottom. */
export function DocumentView({ document }: { document: DocumentKey }) {
  const { brand, locale } = useSite();
  const t = useText();
  const options = useVisitorOptions();
  const { path, sections } = documents[document];
  const facts = listDocumentFacts(brand, locale);
  return (
    <SiteLayout paths={path}>
      <Article title={t(`document.${document}.title`)}>
        {sections.map(({ paragraphs, link, hasConsentButton, holdsFor }, at) =>
          holds(holdsFor, options) ? (
            <section key={t(`document.${document}.${at}.heading`)}>
              <Text variant="subtitle" component="h2">
                {t(`document.${document}.${at}.heading`)}
              </Text>
              {paragraphs[locale].map((paragraph, line) => (
                <Text key={paragraph}>{t(`document.${document}.${at}.${line}`, facts)}</Text>
              ))}
              {link && (
                <Text>
                  <TextLink href={link.href} newTab={t('frame.newTab')}>
                    {t(`document.${document}.${at}.link`)}
                  </TextLink>
                </Text>
              )}
              {hasConsentButton && (
                <Text>
                  <Button {...{ [CONSENT_SETTINGS]: '' }}>{t('consent.change')}</Button>
                </Text>
              )}
            </section>
          ) : null,
        )}
      </Article>
    </SiteLayout>
  );
}
