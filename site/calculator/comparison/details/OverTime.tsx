import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../../../../design-system/behaviour/useHydrated.ts';
import {
  LineChart,
  type LineVariant,
} from '../../../../design-system/charts/LineChart/LineChart.tsx';
import { Disclosure } from '../../../../design-system/disclosure/Disclosure/Disclosure.tsx';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { dense } from '../../../../design-system/tables/Table/variants/dense.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { type ProjectionPoint, projectionPoints, worthAfter } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { NumberSlider } from '../inputs/NumberSlider.tsx';
import { type DetailProps, getProjection, getProviderLabel } from './detail-data.ts';
import { MoneyContext, MoneySwitch } from './MoneySwitch.tsx';

/** The money year by year: what was paid in, and what each way would be worth if it ended then. */
export function OverTime({ request }: DetailProps) {
  const intl = useIntl();
  const { money } = useContext(MoneyContext);
  const isHydrated = useHydrated();
  const projection = getProjection(request);
  const { assumptions, plan } = projection;
  const { earlyExitAge, retirementAge, inflation, tax } = assumptions;
  const { age } = request.inputs;
  const points = projectionPoints(projection, money);
  const [chosen, choose] = useState(retirementAge);
  // Another question may have fewer years.
  const read = Math.min(retirementAge, Math.max(age, chosen));
  const euroAt = (line: Line, at: number) => formatEuro(points[at - age]?.[line] ?? 0);
  const label = (line: Line) =>
    line === 'contributions'
      ? intl.formatMessage({ id: 'comparison.detail.overTime.paidIn' })
      : getProviderLabel(line, request, intl);
  const ages = [age, earlyExitAge, retirementAge].filter((at) => at >= age && at <= retirementAge);
  const marks = [...new Set(ages)].map((at) => ({ at, label: String(at) }));
  const leads = points.map(({ pf, directinvest }) => pf - directinvest);
  const leadAt = (at: number) => formatEuro(leads[at - age] ?? 0, { signed: true });
  const axis = {
    from: age,
    marks,
    read: {
      at: read,
      label: intl.formatMessage({ id: 'comparison.detail.overTime.at' }, { age: read, money }),
    },
  };
  return (
    <>
      <Text>
        {intl.formatMessage(
          { id: 'comparison.detail.overTime.text' },
          { halfIncomeAge: tax.halfIncomeMinAge, halfIncomeYears: tax.halfIncomeMinYears },
        )}
      </Text>
      <MoneySwitch />
      <div>
        <LineChart
          {...axis}
          description={intl.formatMessage(
            { id: 'comparison.detail.overTime.description' },
            {
              money,
              from: age,
              to: retirementAge,
              paidIn: euroAt('contributions', retirementAge),
              ours: euroAt('pf', retirementAge),
              depot: euroAt('directinvest', retirementAge),
              other: euroAt('otherbroker', retirementAge),
            },
          )}
          lines={LINES.map(({ line, variant }) => ({
            label: label(line),
            variant,
            values: points.map((point) => point[line]),
            text: euroAt(line, read),
          }))}
          formatLevel={(level) => formatEuro(level)}
        />
      </div>
      <div>
        <LineChart
          {...axis}
          size="small"
          description={intl.formatMessage(
            { id: 'comparison.detail.overTime.leadDescription' },
            { money, from: age, to: retirementAge, lead: leadAt(retirementAge) },
          )}
          lines={[
            {
              label: intl.formatMessage({ id: 'comparison.detail.overTime.lead' }),
              variant: 'strong',
              values: leads,
              text: leadAt(read),
            },
          ]}
          formatLevel={(level) => formatEuro(level, { signed: true })}
        />
      </div>
      {isHydrated && (
        <NumberSlider
          label={intl.formatMessage({ id: 'comparison.detail.overTime.age' })}
          value={read}
          min={age}
          max={retirementAge}
          format={(at) => intl.formatMessage({ id: 'comparison.calculator.years' }, { age: at })}
          lessLabel={intl.formatMessage({ id: 'comparison.detail.overTime.younger' })}
          moreLabel={intl.formatMessage({ id: 'comparison.detail.overTime.older' })}
          onValueChange={choose}
        />
      )}
      <div>
        <Disclosure
          variant="row"
          summary={intl.formatMessage({ id: 'comparison.detail.overTime.table' })}
        >
          <Table
            variant={dense}
            caption={intl.formatMessage({ id: 'comparison.detail.overTime.caption' }, { money })}
            columns={[
              intl.formatMessage({ id: 'comparison.detail.overTime.age' }),
              ...LINES.map(({ line }) => label(line)),
              intl.formatMessage({ id: 'comparison.detail.overTime.lead' }),
            ]}
            rows={points.map((point) => ({
              header: String(point.age),
              cells: [...LINES.map(({ line }) => formatEuro(point[line])), leadAt(point.age)],
            }))}
          />
        </Disclosure>
      </div>
      <Text variant="note" tone="subtle">
        {intl.formatMessage(
          { id: 'comparison.detail.overTime.inflation' },
          {
            inflation: formatPercent(inflation, { atMost: 2 }),
            age: retirementAge,
            worth: formatEuro(worthAfter(plan.years, assumptions, 'today'), { digits: 2 }),
          },
        )}
      </Text>
    </>
  );
}

type Line = Exclude<keyof ProjectionPoint, 'age'>;

/** From the back of the drawing to its front. */
const LINES: readonly { line: Line; variant: LineVariant }[] = [
  { line: 'contributions', variant: 'ground' },
  { line: 'otherbroker', variant: 'dotted' },
  { line: 'directinvest', variant: 'dashed' },
  { line: 'pf', variant: 'strong' },
];
