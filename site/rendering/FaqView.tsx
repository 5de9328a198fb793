import { Article } from '../../design-system/Article/Article.tsx';
import { Text } from '../../design-system/Text/Text.tsx';
import { FAQ_PATHS, questionsByTopic } from '../content/faq.ts';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { FaqPanels } from '../sections/Faq/FaqPanels.tsx';
import { useText } from '../useText.ts';

/** Every question of the site, grouped by topic. */
export function FaqView() {
  const t = useText();
  return (
    <SiteFrame paths={FAQ_PATHS}>
      <Article>
        <Text variant="title" as="h1">
          {t('faqPage.title')}
        </Text>
        <Text variant="lead">{t('faq.lead')}</Text>
        {[...questionsByTopic()].map(([topic, keys]) => (
          <section key={topic}>
            <Text variant="subtitle" as="h2">
              {t(`faqPage.topic.${topic}`)}
            </Text>
            <FaqPanels keys={keys} headingLevel="h3" />
          </section>
        ))}
      </Article>
    </SiteFrame>
  );
}
