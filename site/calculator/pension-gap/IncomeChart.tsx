import { useIntl } from 'react-intl';
import { GapChart } from './GapChart/GapChart.tsx';
import type { GapFigures } from './gap-figures.ts';

/** The income of a life over age: what work brings, what the pension pays, what is missing. */
export function IncomeChart({ figures: { ages, result, words } }: { figures: GapFigures }) {
  const intl = useIntl();
  const toTick = (at: number, name: 'today' | 'age' | 'retirement') => ({
    at,
    label: intl.formatMessage({ id: `pensionGap.calculator.chart.${name}` }, { age: at }),
  });
  const toLevel = (name: 'before' | 'wanted' | 'after', value: number, amount: string) => ({
    value,
    label: intl.formatMessage({ id: `pensionGap.calculator.chart.${name}` }, words),
    amount,
  });
  return (
    <GapChart
      description={intl.formatMessage({ id: 'pensionGap.calculator.chart.description' }, words)}
      start={toTick(ages.start, 'today')}
      narrowStart={toTick(ages.narrowStart, ages.narrowStart === ages.start ? 'today' : 'age')}
      drop={toTick(ages.drop, 'retirement')}
      end={toTick(ages.end, 'age')}
      before={toLevel('before', result.currentNetIncome, words.net)}
      wanted={toLevel('wanted', result.desiredIncome, words.wanted)}
      after={toLevel('after', result.netPension, words.pension)}
      gap={{
        label: intl.formatMessage({ id: 'pensionGap.calculator.chart.missing' }),
        amount: words.gap,
      }}
    />
  );
}
