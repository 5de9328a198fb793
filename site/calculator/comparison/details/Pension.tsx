import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { dense } from '../../../../design-system/tables/Table/variants/dense.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { annuity, outcomeOf, realBreakEvenAge, worthAfter } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { resolveRequest } from '../../client/engine-request.ts';
import { describeFactor, writeAge } from '../result/pension-texts.ts';
import { AnnuityFactor } from './AnnuityFactor.tsx';
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
  const { money } = useContext(MoneyContext);
  const projection = getProjection(request);
  const { assumptions, plan } = projection;
  const { retirementAge, payout } = assumptions;
  const lumpSum = outcomeOf('pf', projection);
  const { grossMonthly, netMonthly, taxableShare, breakEvenAge } = annuity(projection);
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
      <AnnuityFactor />
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
            ...describeFactor(payout.annuityFactor),
            share: formatPercent(taxableShare, { digits: 0 }),
            age: retirementAge,
          },
        )}
      </Text>
    </>
  );
}
