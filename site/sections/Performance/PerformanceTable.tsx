import { useIntl } from 'react-intl';
import { Table } from '../../../design-system/tables/Table/Table.tsx';
import { facts } from '../../../design-system/tables/Table/variants/facts.ts';
import { toRate } from '../../../lib/rates.ts';
import { PERFORMANCE_YEARS, PORTFOLIO_KEYS, portfolios } from '../../content/portfolios.ts';
import { formatPercent } from '../../i18n/format.ts';

/** The result of each calendar year and portfolio. */
export function PerformanceTable() {
  const intl = useIntl();
  return (
    <Table
      variant={facts}
      caption={intl.formatMessage({ id: 'performance.caption' })}
      columns={[
        intl.formatMessage({ id: 'performance.year' }),
        ...PORTFOLIO_KEYS.map((key) => intl.formatMessage({ id: `portfolios.${key}.title` })),
      ]}
      rows={PERFORMANCE_YEARS.map((year) => ({
        header: year,
        cells: PORTFOLIO_KEYS.map((key) =>
          formatPercent(toRate(portfolios[key].performance[year]), { digits: 2, signed: true }),
        ),
      }))}
    />
  );
}
