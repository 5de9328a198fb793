import { styled } from '@mui/material/styles';
import { Quote } from '../../../design-system/cards/Quote/Quote.tsx';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { getClaim } from '../../content/claims/claims.ts';
import { PERFORMANCE_YEARS } from '../../content/portfolios.ts';
import { bindSpaces } from '../../i18n/bind-spaces.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { SectionBand } from '../SectionBand.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SourceRefs } from '../SourceRefs.tsx';
import { PerformanceTable } from './PerformanceTable.tsx';
import { ReportLinks } from './ReportLinks.tsx';

/** The results of the portfolios year by year, how little that says, and what our own people expect. */
export function Performance() {
  const { locale, t } = useSite();
  return (
    <SectionBand section="performance" tone="deep">
      <Stack>
        <SectionHead section="performance" title={t('performance.title')} onDark />
        <PerformanceTable onDark />
        <Remarks>
          <Stack gap="m">
            <Text variant="note" tone="secondary" onDark>
              {t('performance.note', { years: PERFORMANCE_YEARS.length })}
              <SourceRefs section="performance" onDark />
            </Text>
            <ReportLinks />
          </Stack>
          <Quote
            text={bindSpaces(getClaim('expertQuote').value[locale])}
            by={t('performance.quote.by')}
            note={t('performance.quote.note')}
          />
        </Remarks>
      </Stack>
    </SectionBand>
  );
}

const Remarks = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.vars.space.m,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.vars.space.xxl },
}));
