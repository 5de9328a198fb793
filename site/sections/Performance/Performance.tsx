import { styled } from '@mui/material/styles';
import { Quote } from '../../../design-system/cards/Quote/Quote.tsx';
import { Stack } from '../../../design-system/page/Stack/Stack.tsx';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { figures } from '../../../design-system/tables/Table/variants/figures.ts';
import { SectionHeading } from '../../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { type PercentPoints, toRate } from '../../../lib/rates.ts';
import { getClaim } from '../../content/claims/claims.ts';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { bindSpaces } from '../../i18n/bind-spaces.ts';
import { formatPercent, getTrend } from '../../i18n/format.ts';
import { useSite } from '../../provider/SiteProvider.tsx';
import { useText } from '../../provider/useText.ts';
import { getTitleId } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import { SourceRefs } from '../SourceRefs.tsx';
import { ReportLinks } from './ReportLinks.tsx';

/** The results of the portfolios year by year, how little that says, and what our own people expect. */
export function Performance() {
  const t = useText();
  const { locale } = useSite();
  return (
    <SectionBand section="performance" tone="deep">
      <Stack>
        <SectionHeading
          id={getTitleId('performance')}
          eyebrow={t('performance.eyebrow')}
          title={t('performance.title')}
          onDark
        />
        <Table
          variant={figures}
          onDark
          caption={t('performance.caption')}
          columns={[
            t('performance.year'),
            ...PORTFOLIO_KEYS.map((key) => t(`portfolios.${key}.title`)),
          ]}
          rows={PERFORMANCE_YEARS.map((year) => ({
            header: year,
            cells: PORTFOLIO_KEYS.map((key) => cell(portfolios[key].performance[year])),
          }))}
        />
        <Remarks>
          <Stack gap="m">
            <Text tone="secondary" onDark>
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

function cell(result: PercentPoints) {
  const rate = toRate(result);
  return { text: formatPercent(rate, { digits: 2, signed: true }), trend: getTrend(rate) };
}

const Remarks = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.vars.space.l,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.vars.space.xxl },
}));
