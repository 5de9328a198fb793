import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { toAddress } from '../../config/address.ts';
import { FAQ_PATHS } from '../../content/faq.ts';
import { useSay, useSite } from '../../provider/site-context.ts';
import { SectionBand, SectionHead } from '../SectionBand.tsx';
import type { SectionProps } from '../sections.ts';
import { FaqPanels } from './FaqPanels.tsx';
import { listLandingQuestions } from './questions.tsx';

/** The questions of a landing, its own first, and the way to all of them and to the blog. */
export function Faq(props: SectionProps<'faq'>) {
  const { count = ON_A_LANDING } = props;
  const site = useSite();
  const { brand, locale } = site;
  const intl = useIntl();
  const questions = listLandingQuestions(props, site, useSay()).slice(0, count);
  return (
    <SectionBand section="faq" tone="paper">
      <Columns>
        <SectionHead
          section="faq"
          title={intl.formatMessage({ id: 'faq.title' })}
          lead={intl.formatMessage({ id: 'faq.lead' })}
        />
        <Answers>
          <FaqPanels questions={questions} headingLevel="h3" limited />
          <Text>
            <FormattedMessage
              id="faq.ways"
              values={{
                all: (
                  <TextLink href={toAddress(FAQ_PATHS[locale])}>
                    <FormattedMessage id="faq.all" />
                  </TextLink>
                ),
              }}
            />{' '}
            <TextLink
              href={toAddress(brand.urls.blog[locale])}
              newTabLabel={intl.formatMessage({ id: 'frame.newTab' })}
            >
              <FormattedMessage id="faq.blog.link" />
            </TextLink>
          </Text>
        </Answers>
      </Columns>
    </SectionBand>
  );
}

/** Enough to answer what this landing is about; the page with all questions has the rest. */
const ON_A_LANDING = 8;

/** Heading beside the answers on a desktop, above them on a phone. */
const Columns = styled('div')(({ theme }) => ({
  ...oneColumn,
  gap: theme.vars.space.l,
  alignItems: 'start',
  minBlockSize: theme.vars.size.faq,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: theme.vars.space.xxl,
  },
}));

const Answers = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.vars.space.m }));
