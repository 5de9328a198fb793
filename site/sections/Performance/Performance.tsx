import { styled } from '@mui/material/styles';
import { Band } from '../../../design-system/Band/Band.tsx';
import { DataTable, type Trend } from '../../../design-system/DataTable/DataTable.tsx';
import { Quote } from '../../../design-system/Quote/Quote.tsx';
import { SectionHeading } from '../../../design-system/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { type ClaimId, claim } from '../../content/claims.ts';
import { PORTFOLIO_KEYS, performanceYears, portfolios } from '../../content/portfolios.ts';
import { formatPercent, withSign } from '../../format.ts';
import { useSite } from '../../SiteProvider.tsx';
import { SourceNote } from '../../SourceNote.tsx';
import { useText } from '../../useText.ts';

/** What the portfolios did year by year, how little that says, and what our own people expect. */
export function Performance() {
  const t = useText();
  const { locale } = useSite();
  const years = performanceYears();
  return (
    <Band tone="deep" id="performance" labelledBy="performance-title">
      <Stack>
        <SectionHeading
          id="performance-title"
          eyebrow={t('performance.eyebrow')}
          title={t('performance.title')}
          ground="deep"
        />
        <DataTable
          ground="deep"
          caption={t('performance.caption')}
          corner={t('performance.year')}
          columns={PORTFOLIO_KEYS.map((key) => t(`portfolios.${key}.title`))}
          rows={years.map((year) => ({ head: year, cells: PORTFOLIO_KEYS.map(resultOf(year)) }))}
        />
        <Remarks>
          <Text tone="onDeepSoft">{t('performance.note', { years: years.length })}</Text>
          <Quote
            text={claim('expertQuote').value[locale]}
            by={t('performance.quote.by')}
            note={t('performance.quote.note')}
          />
        </Remarks>
        <SourceNote claims={SHOWN} ground="deep" />
      </Stack>
    </Band>
  );
}

const SHOWN: readonly ClaimId[] = [
  ...PORTFOLIO_KEYS.flatMap((key) => [`performance2024.${key}`, `performance2023.${key}`] as const),
  'expertQuote',
];

function resultOf(year: string) {
  return (key: (typeof PORTFOLIO_KEYS)[number]) => {
    const result = portfolios[key].performance[year] ?? 0;
    return { value: withSign(formatPercent(result, 2)), trend: trendOf(result) };
  };
}

function trendOf(result: number): Trend {
  if (result === 0) return 'zero';
  return result > 0 ? 'gain' : 'loss';
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));

const Remarks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2fr', gap: theme.spacing(8) },
}));
