import styled from '@emotion/styled';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { toAddress } from '../../config/address.ts';
import { FAQ_PATHS } from '../../content/faq.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { SectionBand, SectionHead } from '../SectionBand.tsx';
import type { SectionProps } from '../sections.ts';
import { FaqPanels } from './FaqPanels.tsx';
import { listLandingQuestions } from './questions.tsx';

/** The questions of a landing, its own first, and the way to all of them and to the blog. */
export function Faq({ first, count = ON_A_LANDING }: SectionProps<'faq'>) {
  const site = useSite();
  const { brand, locale, t } = site;
  const [before, after] = t('faq.ways', { all: LINK }).split(LINK);
  const questions = listLandingQuestions(site, first).slice(0, count);
  return (
    <SectionBand section="faq" tone="paper">
      <Columns>
        <SectionHead section="faq" title={t('faq.title')} lead={t('faq.lead')} />
        <Answers>
          <FaqPanels questions={questions} headingLevel="h3" limited />
          <Text>
            {before}
            <TextLink href={toAddress(FAQ_PATHS[locale])}>{t('faq.all')}</TextLink>
            {after}{' '}
            <TextLink href={toAddress(brand.urls.blog[locale])} newTabLabel={t('frame.newTab')}>
              {t('faq.blog.link')}
            </TextLink>
          </Text>
        </Answers>
      </Columns>
    </SectionBand>
  );
}

/** Stands in the text where the link does. No text has braces: they are filled in before. */
const LINK = '{all}';

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
