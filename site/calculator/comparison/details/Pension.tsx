import { useContext, useState } from 'react';
import { SliderField } from '../../../../design-system/fields/SliderField/SliderField.tsx';
import { AmountTable } from '../../../../design-system/tables/AmountTable/AmountTable.tsx';
import { Text } from '../../../../design-system/text/Text/Text.tsx';
import { annuity } from '../../../calculation/annuity.ts';
import { NOTHING } from '../../../calculation/outcome.ts';
import { formatEuro, formatFraction } from '../../../i18n/format.ts';
import { useText } from '../../../provider/useText.ts';
import { useAwake } from '../../useHydrated.ts';
import { courseOf } from './course.ts';
import type { LayerProps } from './details.ts';
import { MoneySwitch } from './MoneySwitch.tsx';
import { MoneyContext } from './money.ts';
import { realFactor } from './todays-money.ts';

/** Our contract paid out at once, and beside it as a pension for life. */
export function Pension({ request }: LayerProps) {
  const t = useText();
  const isAwake = useAwake();
  const { isToday } = useContext(MoneyContext);
  const { assumptions, plan, outcomes } = courseOf(request);
  const { retirementAge, inflation, payout } = assumptions;
  const [ownFactor, setOwnFactor] = useState<number>();
  const annuityFactor = ownFactor ?? payout.annuityFactor;
  const lumpSum = outcomes.pf.at(-1) ?? NOTHING;
  const { grossMonthly, taxMonthly, netMonthly, taxableShare, breakEvenAge } = annuity(
    lumpSum,
    plan,
    { ...assumptions, payout: { annuityFactor } },
  );
  const worth = isToday ? realFactor(inflation, plan.years) : 1;
  const euro = (euros: number) => formatEuro(euros * worth);
  const money = isToday ? 'today' : 'then';
  return (
    <>
      <Text>{t('comparison.layer.pension.text', { age: retirementAge })}</Text>
      <MoneySwitch />
      {isAwake && (
        <SliderField
          label={t('comparison.layer.pension.factor')}
          value={annuityFactor}
          valueText={formatEuro(annuityFactor)}
          min={FACTORS.least}
          max={FACTORS.most}
          lessLabel={t('comparison.layer.pension.less')}
          moreLabel={t('comparison.layer.pension.more')}
          typeLabel={t('comparison.calculator.typeIn', {
            label: t('comparison.layer.pension.factor'),
          })}
          rangeText={t('comparison.calculator.range.stepped', {
            min: formatEuro(FACTORS.least),
            max: formatEuro(FACTORS.most),
            step: formatEuro(1),
          })}
          onChange={setOwnFactor}
        />
      )}
      <AmountTable
        caption={t('comparison.layer.pension.caption', { money })}
        heads={[
          t('comparison.layer.pension.item', { money }),
          t('comparison.layer.pension.lumpSum'),
          t('comparison.layer.pension.monthly'),
        ]}
        rows={[
          {
            head: t('comparison.layer.pension.gross'),
            cells: [euro(lumpSum.gross), euro(grossMonthly)],
          },
          {
            head: t('comparison.layer.pension.tax'),
            cells: [euro(-lumpSum.withdrawalTax), euro(-taxMonthly)],
          },
          {
            head: t('comparison.layer.pension.net'),
            cells: [euro(lumpSum.net), euro(netMonthly)],
          },
        ]}
      />
      {breakEvenAge !== null && (
        <Text>{t('comparison.layer.pension.breakEven', { age: Math.ceil(breakEvenAge) })}</Text>
      )}
      <Text variant="note" tone="subtle">
        {t('comparison.layer.pension.note', {
          factor: formatEuro(annuityFactor),
          share: formatFraction(taxableShare, { digits: 0 }),
          age: retirementAge,
        })}
      </Text>
    </>
  );
}

/** What can be set for the annuity factor, euros a month per 10,000 euros. */
const FACTORS = { least: 20, most: 45 };
