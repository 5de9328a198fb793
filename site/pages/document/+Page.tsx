import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { Article } from '../../../design-system/text/Article/Article.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { toAddress } from '../../config/address.ts';
import { holds } from '../../content/documents/document.ts';
import { documents } from '../../content/documents/index.ts';
import { formatDay } from '../../i18n/format-day.ts';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { useSay, useSite } from '../../provider/site-context.ts';
import { useLegalFacts } from '../../provider/useLegalFacts.ts';
import { useVisitorOptions } from '../../provider/useVisitorOptions.ts';
import { CONSENT_SETTINGS } from '../../visitors/consent/consent.ts';
import type { DocumentData } from './+data.ts';

/** A document: its title, then its sections from top to bottom. */
export function Page({ document }: DocumentData) {
  const { locale } = useSite();
  const intl = useIntl();
  const calculationUrl = import.meta.env.CALCULATION_SERVICE;
  const options = { ...useVisitorOptions(), calculationUrl };
  const say = useSay();
  const { path, title, sections, asOf } = documents[document];
  const facts = {
    ...useLegalFacts(),
    calculationHost: calculationUrl ? new URL(calculationUrl).host : '',
  };
  return (
    <SiteLayout paths={path}>
      <Article
        title={say(title)}
        action={
          <Text tone="subtle">
            <FormattedMessage id="document.asOf" values={{ date: formatDay(asOf, locale) }} />
          </Text>
        }
      >
        {sections.map(({ heading, paragraphs, link, hasConsentButton, holdsFor }) =>
          holds(holdsFor, options) ? (
            <section key={heading[locale]}>
              <Text variant="subtitle" component="h2">
                {say(heading)}
              </Text>
              {paragraphs[locale].map((paragraph) => (
                <Text key={paragraph}>{say(paragraph, facts)}</Text>
              ))}
              {link && (
                <Text>
                  <TextLink
                    alone
                    {...(typeof link.href === 'string'
                      ? { href: link.href, newTabLabel: intl.formatMessage({ id: 'frame.newTab' }) }
                      : { href: toAddress(link.href[locale]) })}
                  >
                    {say(link.label)}
                  </TextLink>
                </Text>
              )}
              {hasConsentButton && (
                <Text>
                  <Button disabled {...{ [CONSENT_SETTINGS]: '' }}>
                    <FormattedMessage id="consent.change" />
                  </Button>
                </Text>
              )}
            </section>
          ) : null,
        )}
      </Article>
    </SiteLayout>
  );
}
