import { useIntl } from 'react-intl';
import { Article } from '../../../design-system/text/Article/Article.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { FAQ_PATHS } from '../../content/faq.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { useSay, useSite } from '../../provider/site-context.ts';
import { FaqPanels } from '../../sections/Faq/FaqPanels.tsx';
import { groupQuestions } from '../../sections/Faq/questions.tsx';

/** Every question of the site, grouped by topic. */
export function Page() {
  const intl = useIntl();
  const groups = [...groupQuestions(useSite(), useSay())].map(([topic, questions]) => ({
    id: `topic-${topic}`,
    title: intl.formatMessage({ id: `faqPage.topic.${topic}` }),
    questions,
  }));
  return (
    <SiteLayout paths={FAQ_PATHS}>
      <Article
        title={intl.formatMessage({ id: 'faqPage.title' })}
        lead={intl.formatMessage({ id: 'faq.lead' })}
        contents={{
          label: intl.formatMessage({ id: 'frame.contents' }),
          links: groups.map(({ id, title }) => ({ href: `#${id}`, label: title })),
        }}
      >
        {groups.map(({ id, title, questions }) => (
          <section key={id} id={id}>
            <Text variant="subtitle" component="h2">
              {title}
            </Text>
            <FaqPanels questions={questions} headingLevel="h3" size="small" />
          </section>
        ))}
      </Article>
    </SiteLayout>
  );
}
