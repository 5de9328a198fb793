import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../../../../design-system/behaviour/useHydrated.ts';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { dense } from '../../../../design-system/tables/Table/variants/dense.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { annuity, outcomeOf, realBreakEvenAge, worthAfter } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { resolveRequest } from '../../client/engine-request.ts';
import { NumberSlider } from '../../fields/NumberSlider.tsx';
import { writeAge } from '../result/pension-texts.ts';
import { type DetailProps, getCertainEarlyAge, getProjection } from './detail-data.ts';
import { MoneyContext, MoneySwitch } from './MoneySwitch.tsx';

/** Our contract paid out at once, and beside it as a pension for life, if it is kept until that begins. */
export function Pension({ request }: DetailProps) {
  const intl = useIntl();
  const earlyAge = getCertainEarlyAge(request);
  if (earlyAge === undefined) return <BothPayouts request={request} />;
  const { retirementAge: age } = resolveRequest(request);
  return (
    <Text>
      {intl.formatMessage({ id: 'comparison.calculator.pension.none' }, { age, earlyAge })}
    </Text>
  );
}

function BothPayouts({ request }: DetailProps) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const { money } = useContext(MoneyContext);
  const projection = getProjection(request);
  const { assumptions, plan } = projection;
  const { retirementAge, payout } = assumptions;
  const [customFactor, setCustomFactor] = useState<number>();
  const annuityFactor = customFactor ?? payout.annuityFactor;
  const lumpSum = outcomeOf('pf', projection);
  const { grossMonthly, netMonthly, taxableShare, breakEvenAge } = annuity({
    ...projection,
    assumptions: { ...assumptions, payout: { annuityFactor } },
  });
  const worth = worthAfter(plan.years, assumptions, money);
  const inEuros = (amount: number) => Math.round(amount * worth);
  const gross = [lumpSum.gross, grossMonthly].map(inEuros);
  const net = [lumpSum.net, netMonthly].map(inEuros);
  // What lies between the amounts above and below it.
  const tax = net.map((euros, index) => euros - (gross[index] ?? 0));
  const row = (name: 'gross' | 'tax' | 'net', euros: readonly number[]) => ({
    header: intl.formatMessage({ id: `comparison.detail.pension.${name}` }),
    cells: euros.map((amount) => formatEuro(amount)),
  });
  return (
    <>
      <Text>
        {intl.formatMessage({ id: 'comparison.detail.pension.text' }, { age: retirementAge })}
      </Text>
      <MoneySwitch />
      {isHydrated && (
        <NumberSlider
          {...FACTORS}
          label={intl.formatMessage({ id: 'comparison.detail.pension.factor' })}
          value={annuityFactor}
          format={(euros) => formatEuro(euros)}
          measure="eurosAMonth"
          lessLabel={intl.formatMessage({ id: 'comparison.detail.pension.less' })}
          moreLabel={intl.formatMessage({ id: 'comparison.detail.pension.more' })}
          onValueChange={setCustomFactor}
        />
      )}
      <Table
        variant={dense}
        caption={intl.formatMessage({ id: 'comparison.detail.pension.caption' }, { money })}
        columns={[
          intl.formatMessage({ id: 'comparison.detail.pension.item' }, { money }),
          intl.formatMessage({ id: 'comparison.detail.pension.lumpSum' }),
          intl.formatMessage({ id: 'comparison.detail.pension.monthly' }),
        ]}
        rows={[row('gross', gross), row('tax', tax), row('net', net)]}
      />
      {breakEvenAge !== null && (
        <Text>
          {intl.formatMessage(
            { id: 'comparison.detail.pension.breakEven' },
            {
              age: Math.ceil(breakEvenAge),
              realAge: writeAge(realBreakEvenAge(lumpSum.net, netMonthly, assumptions)),
            },
          )}
        </Text>
      )}
      <Text variant="note" tone="subtle">
        {intl.formatMessage(
          { id: 'comparison.detail.pension.note' },
          {
            factor: formatEuro(annuityFactor),
            share: formatPercent(taxableShare, { digits: 0 }),
            age: retirementAge,
          },
        )}
      </Text>
    </>
  );
}

/** Bounds of the annuity factor, euros a month per 10,000 euros. */
const FACTORS = { min: 20, max: 45, step: 1 };
