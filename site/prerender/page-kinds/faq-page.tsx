import { Article } from '../../../design-system/text/Article/Article.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { currentBrand } from '../../content/brands/current.ts';
import { FAQ_PATHS } from '../../content/faq.ts';
import type { Locale } from '../../i18n/locales.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { getTextLookup } from '../../provider/page-texts.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { FaqPanels } from '../../sections/Faq/FaqPanels.tsx';
import { groupQuestions } from '../../sections/Faq/questions.tsx';
import type { SitePage } from '../site-page.ts';
import { pageHead } from './page-head.ts';

/** The page with every question, in one language. */
export function faqPage(locale: Locale): SitePage {
  const t = getTextLookup(currentBrand, locale);
  return {
    head: pageHead(locale, {
      title: t('faqPage.title'),
      description: t('faqPage.description'),
      paths: FAQ_PATHS,
    }),
    view: <FaqView />,
  };
}

/** Every question of the site, grouped by topic. */
export function FaqView() {
  const site = useSite();
  const { t } = site;
  return (
    <SiteLayout paths={FAQ_PATHS}>
      <Article title={t('faqPage.title')} lead={t('faq.lead')}>
        {[...groupQuestions(site)].map(([topic, questions]) => (
          <section key={topic}>
            <Text variant="subtitle" component="h2">
              {t(`faqPage.topic.${topic}`)}
            </Text>
            <FaqPanels questions={questions} headingLevel="h3" compact />
          </section>
        ))}
      </Article>
    </SiteLayout>
  );
}
