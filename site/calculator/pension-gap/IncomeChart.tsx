import { GapChart } from '../../../design-system/charts/GapChart/GapChart.tsx';
import { useText } from '../../provider/SiteProvider.tsx';
import type { GapFigures } from './gap-figures.ts';

/** The income of a life over age: what work brings, what the pension pays, what is missing. */
export function IncomeChart({ figures: { ages, result, words } }: { figures: GapFigures }) {
  const t = useText();
  const toTick = (at: number, name: 'today' | 'age' | 'retirement') => ({
    at,
    label: t(`pensionGap.calculator.chart.${name}`, { age: at }),
  });
  const toLevel = (name: 'before' | 'wanted' | 'after', value: number, amount: string) => ({
    value,
    label: t(`pensionGap.calculator.chart.${name}`, words),
    amount,
  });
  return (
    <GapChart
      description={t('pensionGap.calculator.chart.description', words)}
      start={toTick(ages.start, 'today')}
      narrowStart={toTick(ages.narrowStart, ages.narrowStart === ages.start ? 'today' : 'age')}
      drop={toTick(ages.drop, 'retirement')}
      end={toTick(ages.end, 'age')}
      before={toLevel('before', result.currentNetIncome, words.net)}
      wanted={toLevel('wanted', result.desiredIncome, words.wanted)}
      after={toLevel('after', result.netPension, words.pension)}
      gap={{ label: t('pensionGap.calculator.chart.missing'), amount: words.gap }}
    />
  );
}
