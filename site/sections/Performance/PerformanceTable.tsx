import { useIntl } from 'react-intl';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { facts } from '../../../design-system/tables/Table/variants/facts.ts';
import { type PercentPoints, toRate } from '../../../lib/rates.ts';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatPercent, getTrend } from '../../i18n/format.ts';

/** The result of each calendar year and portfolio, drawn on one scale. */
export function PerformanceTable({ onDark = false }: { onDark?: boolean }) {
  const intl = useIntl();
  return (
    <Table
      variant={facts}
      onDark={onDark}
      caption={intl.formatMessage({ id: 'performance.caption' })}
      columns={[
        intl.formatMessage({ id: 'performance.year' }),
        ...PORTFOLIO_KEYS.map((key) => intl.formatMessage({ id: `portfolios.${key}.title` })),
      ]}
      rows={PERFORMANCE_YEARS.map((year) => ({
        header: year,
        cells: PORTFOLIO_KEYS.map((key) => draw(portfolios[key].performance[year])),
        emphasis: 'main',
      }))}
    />
  );
}

function draw(result: PercentPoints) {
  const rate = toRate(result);
  return {
    text: formatPercent(rate, { digits: 2, signed: true }),
    trend: getTrend(rate),
    value: result,
  };
}
