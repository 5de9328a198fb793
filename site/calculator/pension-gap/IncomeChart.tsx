import { GapChart } from '../../../design-system/charts/GapChart/GapChart.tsx';
import { useText } from '../../provider/useText.ts';
import type { GapFigures } from './gap-figures.ts';

/** The income of a life over age: what work brings, what the pension pays, what is missing. */
export function IncomeChart({ figures: { ages, result, words } }: { figures: GapFigures }) {
  const t = useText();
  const today = {
    at: ages.start,
    label: t('pensionGap.calculator.chart.today', { age: ages.start }),
  };
  const later = {
    at: ages.narrowStart,
    label: t('pensionGap.calculator.chart.age', { age: ages.narrowStart }),
  };
  return (
    <GapChart
      description={t('pensionGap.calculator.chart.description', words)}
      start={today}
      narrowStart={later.at === today.at ? today : later}
      drop={{
        at: ages.drop,
        label: t('pensionGap.calculator.chart.retirement', { age: ages.drop }),
      }}
      end={{ at: ages.end, label: t('pensionGap.calculator.chart.age', { age: ages.end }) }}
      before={{
        value: result.currentNetIncome,
        label: t('pensionGap.calculator.chart.before'),
        amount: words.net,
      }}
      wanted={{
        value: result.desiredIncome,
        label: t('pensionGap.calculator.chart.wanted', words),
        amount: words.wanted,
      }}
      after={{
        value: result.netPension,
        label: t('pensionGap.calculator.chart.after'),
        amount: words.pension,
      }}
      gap={{ label: t('pensionGap.calculator.chart.missing'), amount: words.gap }}
    />
  );
}
