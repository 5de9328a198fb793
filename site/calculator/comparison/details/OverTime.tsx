import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { dense } from '../../../../design-system/tables/Table/variants/dense.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { projectionPoints, worthAfter } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { type DetailProps, getProjection, getProviderLabel, PROVIDERS } from './detail-data.ts';
import { MoneyContext, MoneySwitch } from './MoneySwitch.tsx';

/** The money year by year: what was paid in, and what each way would be worth if it ended then. */
export function OverTime({ request }: DetailProps) {
  const intl = useIntl();
  const { money } = useContext(MoneyContext);
  const projection = getProjection(request);
  const { assumptions, plan } = projection;
  const { inflation, tax } = assumptions;
  return (
    <>
      <Text>
        {intl.formatMessage(
          { id: 'comparison.detail.overTime.text' },
          { halfIncomeAge: tax.halfIncomeMinAge, halfIncomeYears: tax.halfIncomeMinYears },
        )}
      </Text>
      <MoneySwitch />
      <Table
        variant={dense}
        caption={intl.formatMessage({ id: 'comparison.detail.overTime.caption' }, { money })}
        columns={[
          intl.formatMessage({ id: 'comparison.detail.overTime.age' }),
          intl.formatMessage({ id: 'comparison.detail.overTime.paidIn' }),
          ...PROVIDERS.map((provider) => getProviderLabel(provider, request, intl)),
          intl.formatMessage({ id: 'comparison.detail.overTime.lead' }),
        ]}
        rows={projectionPoints(projection, money).map(({ age, contributions, ...worth }) => ({
          header: String(age),
          cells: [
            formatEuro(contributions),
            ...PROVIDERS.map((provider) => formatEuro(worth[provider])),
            // What the amounts beside it give.
            formatEuro(Math.round(worth.pf) - Math.round(worth.directinvest), { signed: true }),
          ],
        }))}
      />
      <Text variant="note" tone="subtle">
        {intl.formatMessage(
          { id: 'comparison.detail.overTime.inflation' },
          {
            inflation: formatPercent(inflation, { atMost: 2 }),
            age: plan.age + plan.years,
            worth: formatEuro(worthAfter(plan.years, assumptions, 'today'), { digits: 2 }),
          },
        )}
      </Text>
    </>
  );
}
