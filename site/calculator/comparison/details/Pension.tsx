import { useContext, useState } from 'react';
import { SliderField } from '../../../../design-system/fields/SliderField/SliderField.tsx';
import { Table } from '../../../../design-system/tables/Table/Table.tsx';
import { dense } from '../../../../design-system/tables/Table/variants/dense.ts';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { annuity, outcomeOf, worthAfter } from '../../../calculation/index.ts';
import { formatEuro, formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../provider/useText.ts';
import { useHydrated } from '../../useHydrated.ts';
import type { DetailProps } from './detail-props.ts';
import { MoneySwitch } from './MoneySwitch.tsx';
import { MoneyContext } from './money.ts';
import { projectionOf } from './result-of.ts';

/** Our contract paid out at once, and beside it as a pension for life. */
export function Pension({ request }: DetailProps) {
  const t = useText();
  const isHydrated = useHydrated();
  const { money } = useContext(MoneyContext);
  const projection = projectionOf(request);
  const { assumptions, plan } = projection;
  const { retirementAge, payout } = assumptions;
  const [customFactor, setCustomFactor] = useState<number>();
  const annuityFactor = customFactor ?? payout.annuityFactor;
  const lumpSum = outcomeOf('pf', projection);
  const { grossMonthly, taxMonthly, netMonthly, taxableShare, breakEvenAge } = annuity({
    ...projection,
    assumptions: { ...assumptions, payout: { annuityFactor } },
  });
  const worth = worthAfter(plan.years, assumptions, money);
  const euro = (euros: number) => formatEuro(euros * worth);
  return (
    <>
      <Text>{t('comparison.detail.pension.text', { age: retirementAge })}</Text>
      <MoneySwitch />
      {isHydrated && (
        <SliderField
          label={t('comparison.detail.pension.factor')}
          value={annuityFactor}
          valueText={formatEuro(annuityFactor)}
          min={FACTORS.least}
          max={FACTORS.most}
          lessLabel={t('comparison.detail.pension.less')}
          moreLabel={t('comparison.detail.pension.more')}
          typeLabel={t('comparison.calculator.typeIn', {
            label: t('comparison.detail.pension.factor'),
          })}
          rangeText={t('comparison.calculator.range.stepped', {
            min: formatEuro(FACTORS.least),
            max: formatEuro(FACTORS.most),
            step: formatEuro(1),
          })}
          onChange={setCustomFactor}
        />
      )}
      <Table
        variant={dense}
        caption={t('comparison.detail.pension.caption', { money })}
        columns={[
          t('comparison.detail.pension.item', { money }),
          t('comparison.detail.pension.lumpSum'),
          t('comparison.detail.pension.monthly'),
        ]}
        rows={[
          {
            header: t('comparison.detail.pension.gross'),
            cells: [euro(lumpSum.gross), euro(grossMonthly)],
          },
          {
            header: t('comparison.detail.pension.tax'),
            cells: [euro(-lumpSum.withdrawalTax), euro(-taxMonthly)],
          },
          {
            header: t('comparison.detail.pension.net'),
            cells: [euro(lumpSum.net), euro(netMonthly)],
          },
        ]}
      />
      {breakEvenAge !== null && (
        <Text>{t('comparison.detail.pension.breakEven', { age: Math.ceil(breakEvenAge) })}</Text>
      )}
      <Text variant="note" tone="subtle">
        {t('comparison.detail.pension.note', {
          factor: formatEuro(annuityFactor),
          share: formatPercent(taxableShare, { digits: 0 }),
          age: retirementAge,
        })}
      </Text>
    </>
  );
}

/** Bounds of the annuity factor, euros a month per 10,000 euros. */
const FACTORS = { least: 20, most: 45 };
