import styled from '@emotion/styled';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { Quote } from '../../../design-system/cards/Quote/Quote.tsx';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { facts } from '../../../design-system/tables/Table/variants/facts.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { formatClaim } from '../../content/claims/format-claims.ts';
import { PERFORMANCE_YEARS } from '../../content/portfolios.ts';
import { useSite } from '../../provider/site-context.ts';
import { tabulateYears, withoutBars } from '../../report/report.ts';
import { useReportLinks } from '../../report/useReportLinks.ts';
import { SectionStack } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';

/** The results of the portfolios year by year, how little that says, and what our own people expect. */
export function Performance() {
  const { locale } = useSite();
  const intl = useIntl();
  return (
    <SectionStack
      section="performance"
      tone="paper"
      title={intl.formatMessage({ id: 'performance.title' })}
    >
      <Sides>
        <Table
          variant={facts}
          caption={intl.formatMessage({ id: 'performance.caption' })}
          {...withoutBars(tabulateYears(intl))}
        />
        <Stack gap="m">
          <Text variant="note" tone="secondary">
            <FormattedMessage id="performance.note" values={{ years: PERFORMANCE_YEARS.length }} />
            <SourceRefs section="performance" />
          </Text>
          <ReportLinks />
          <Quote
            text={formatClaim('expertQuote', locale)}
            author={intl.formatMessage({ id: 'performance.quote.by' })}
            note={intl.formatMessage({ id: 'performance.quote.note' })}
          />
        </Stack>
      </Sides>
    </SectionStack>
  );
}

/** The way to the performance report: a page in English and a PDF in German. */
function ReportLinks() {
  const { locale } = useSite();
  const { page, pdf } = useReportLinks();
  const [first, second] = locale === 'de' ? [pdf, page] : [page, pdf];
  return (
    <Links>
      <Button variant="outlined" size="small" {...first} />
      <TextLink alone {...second} />
    </Links>
  );
}

/** The figures, as quiet as what is said of them beside them. */
const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.vars.space.xxl },
}));

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.vars.space.xs} ${theme.vars.space.m}`,
}));
